/** One alert to clear, identified as the platform identifies it. */
export interface NamedAlert {
  itemId: string;
  status: string;
}

/** The result of clearing one alert (S7.16). */
export interface ClearedAlert extends NamedAlert {
  success: boolean;
  /** The platform's message, '' if there is none. */
  message: string;
}

/** The result of clearing: the alerts that were rejected, and those missing from the response. */
export interface Clearing {
  /** The number of alerts in the request. */
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
