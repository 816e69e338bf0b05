/** One alert that was to be cleared, named as the platform names it. */
export interface NamedAlert {
  itemId: string;
  status: string;
}

/** How clearing one alert went (S7.16). */
export interface ClearedAlert extends NamedAlert {
  success: boolean;
  /** The platform's own words, '' where it has none. */
  message: string;
}

/** The result of clearing: the alerts that were rejected, and those that the response does not mention. */
export interface Clearing {
  /** How many alerts were to be cleared. */
  asked: number;
  refused: ClearedAlert[];
  unconfirmed: NamedAlert[];
}

/** Compares the platform's response with the request. */
export function clearingOf(asked: readonly NamedAlert[], answered: readonly ClearedAlert[]): Clearing {
  const isAbout = (alert: NamedAlert) => (answer: ClearedAlert) =>
    answer.itemId === alert.itemId && answer.status === alert.status;
  return {
    asked: asked.length,
    refused: answered.filter((answer) => !answer.success),
    unconfirmed: asked.filter((alert) => !answered.some(isAbout(alert))),
  };
}
