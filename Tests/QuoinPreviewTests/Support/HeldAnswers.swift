import TestSupport

extension Browser {
    /// Lets pages that are opened from now on hold the next answer to `window.held` back, until it is released.
    ///
    /// - Parameter address: the first value of `window.held`, the beginning of an address.
    func holdAnswers(to address: String = "") throws {
        let script = """
            const send = window.fetch;
            window.held = '\(address)';
            const release = new Promise((resolve) => { window.release = resolve; });
            window.fetch = async (address, options) => {
              const response = await send(address, options);
              if (!window.held || !address.startsWith(window.held)) return response;
              window.held = '';
              const value = await response.json();
              window.isHeld = true;
              await release;
              // The page may read a picture before it shows the value.
              response.json = async () => { setTimeout(() => { window.isTaken = true; }, 300); return value; };
              return response;
            };
            """
        try send("Page.addScriptToEvaluateOnNewDocument", ["source": script])
    }
}

extension BrowserPage {
    /// Lets the page have the answer that was held back, and waits until it has taken it.
    func releaseAnswer() throws {
        try value("window.release()")
        try wait(until: "window.isTaken")
    }
}
