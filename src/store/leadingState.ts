const BEFORE_SUCCESS = ['failed', 'running', 'idle'] as const;

/** The state that stands for several reads: that of a failed one, or else of one that has not ended yet. */
export function leadingState<State extends { status: string }>(states: readonly [State, ...State[]]): State {
  const found = BEFORE_SUCCESS.map((status) => states.find((state) => state.status === status));
  return found.find((state) => state !== undefined) ?? states[0];
}
