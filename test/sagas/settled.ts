/** Until all calls have been answered: they are answered at once. */
export const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
