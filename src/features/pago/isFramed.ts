/** A payment page refuses to stand in a frame, so from a framed page it opens in a tab of its own. */
export const isFramed = (): boolean => window.top !== window.self;
