/** Waits until all calls have responses, which are immediate. */
export const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
