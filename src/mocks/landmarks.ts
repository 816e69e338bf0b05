export const LANDMARKS = {} as const;
