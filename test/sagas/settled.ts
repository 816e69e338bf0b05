/** Waits until all calls have their responses. These are immediate, so a few milliseconds are enough. */
export const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
