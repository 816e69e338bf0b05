import { type ReactNode, useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { orderPath } from '#domain/paths.ts';
import { LANDMARKS } from '#mocks/landmarks.ts';
import type { Part, PartState, Scene } from './part.ts';
import type { PartsPlatform } from './partsPlatform.ts';
import { openPartsStore, type PartsStore } from './partsStore.ts';

interface StoryProps {
  part: Part;
  state: PartState;
  scene: Scene;
  platform: PartsPlatform;
}

function orderIdOf({ order }: Scene): string | null {
  return order ? LANDMARKS[order] : null;
}

function addressOf(scene: Scene): string {
  const orderId = orderIdOf(scene);
  return orderId === null ? `/${scene.query ?? ''}` : orderPath(orderId);
}

/**
 * Creates a store for this story only, so that data read by one part does not appear in another. Null until
 * the store is ready.
 */
function usePartsStore(platform: PartsPlatform, scene: Scene): PartsStore | null {
  const [opened, setOpened] = useState<PartsStore | null>(null);
  useEffect(() => {
    const readFirst = scene.isUnread ? null : orderIdOf(scene);
    const opening = openPartsStore(platform, readFirst, scene);
    void opening.then(setOpened);
    return () => void opening.then(({ stop }) => stop());
  }, [platform, scene]);
  return opened;
}

/** Renders one part in one of its states. `data-drawn` is true once its data is ready. */
export function Story({ part, state, scene, platform }: StoryProps): ReactNode {
  const opened = usePartsStore(platform, scene);
  const name = `${part.id}: ${state}`;
  return (
    <section className="story" aria-label={name} data-drawn={opened !== null}>
      <h2 className="story-name">{state}</h2>
      {opened && (
        <Provider store={opened.store}>
          <MemoryRouter initialEntries={[addressOf(scene)]}>
            {part.draw({
              state,
              order: opened.order,
              item: opened.order?.items[0] ?? null,
              query: scene.query ?? '',
            })}
          </MemoryRouter>
        </Provider>
      )}
    </section>
  );
}
