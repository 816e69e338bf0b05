import { type ReactNode, useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { orderPath } from '#domain/links/paths.ts';
import { LANDMARKS } from '#mocks/landmarks.ts';
import type { ExampleState, Part, PartState } from './part.ts';
import type { PartsPlatform } from './partsPlatform.ts';
import { openPartsStore, type PartsStore } from './partsStore.ts';

interface ExampleProps {
  part: Part;
  state: PartState;
  example: ExampleState;
  platform: PartsPlatform;
}

function orderIdOf({ order }: ExampleState): string | null {
  return order ? LANDMARKS[order] : null;
}

function addressOf(example: ExampleState): string {
  const orderId = orderIdOf(example);
  return orderId === null ? `/${example.query ?? ''}` : orderPath(orderId);
}

/**
 * Creates a store for this example only, so that data loaded by one part does not appear in another. Returns
 * null until the store is ready.
 */
function usePartsStore(platform: PartsPlatform, example: ExampleState): PartsStore | null {
  const [opened, setOpened] = useState<PartsStore | null>(null);
  useEffect(() => {
    const readFirst = example.isUnread ? null : orderIdOf(example);
    const opening = openPartsStore(platform, readFirst, example);
    void opening.then(setOpened);
    return () => void opening.then(({ stop }) => stop());
  }, [platform, example]);
  return opened;
}

/** Renders one part in one of its states. `data-rendered` is true once its data is ready. */
export function Example({ part, state, example, platform }: ExampleProps): ReactNode {
  const opened = usePartsStore(platform, example);
  const name = `${part.id}: ${state}`;
  return (
    <section className="example" aria-label={name} data-rendered={opened !== null}>
      <h2 className="example-name">{state}</h2>
      {opened && (
        <Provider store={opened.store}>
          <MemoryRouter initialEntries={[addressOf(example)]}>
            {part.render({
              state,
              order: opened.order,
              item: opened.order?.items[0] ?? null,
              query: example.query ?? '',
            })}
          </MemoryRouter>
        </Provider>
      )}
    </section>
  );
}
