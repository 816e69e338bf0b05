/** The one part of React's scheduler that the tests set: it comes without types. */
declare module 'scheduler' {
  /** How often React makes way for others while it draws; 125 times a second at most. */
  export function unstable_forceFrameRate(framesPerSecond: number): void;
}
