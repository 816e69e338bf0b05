/** One alert to clear; the platform identifies it by item and status. */
export interface NamedAlert {
  itemId: string;
  status: string;
}

/** The result of clearing one alert (S7.16). */
export interface ClearedAlert extends NamedAlert {
  success: boolean;
  /** The platform's message, or ''. */
  message: string;
}

/**
 * The result of clearing alerts: the alerts that the platform did not clear, and those that its response does
 * not mention.
 */
export interface ClearAlertsResult {
  /** The number of alerts in the request. */
  asked: number;
  refused: ClearedAlert[];
  unconfirmed: NamedAlert[];
}

export function toClearAlertsResult(
  asked: readonly NamedAlert[],
  answered: readonly ClearedAlert[],
): ClearAlertsResult {
  const isAbout = (alert: NamedAlert) => (answer: ClearedAlert) =>
    answer.itemId === alert.itemId && answer.status === alert.status;
  return {
    asked: asked.length,
    refused: answered.filter((answer) => !answer.success),
    unconfirmed: asked.filter((alert) => !answered.some(isAbout(alert))),
  };
}
