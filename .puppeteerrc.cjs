// The engines come from the system (see README, "Tests"); an install step never downloads a browser.
module.exports = { skipDownload: true };
