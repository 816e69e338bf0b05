import { type CurrentTime, currentTime } from '#domain/time/currentTime.ts';
import { selectTimezone } from '#store/people/userSelectors.ts';
import { context, type Saga, select } from './effects.ts';

/** The current time in the display time zone. */
export function* readCurrentTime(): Saga<CurrentTime> {
  const clock = yield* context('clock');
  return currentTime(clock.now(), yield* select(selectTimezone));
}
