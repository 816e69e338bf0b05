import { type ComponentType, lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { PanelBoundary } from './PanelBoundary.tsx';

/** Loads a part. What it loaded stays with it, so that the next time it is drawn at once. */
interface Load<P> {
  (): Promise<ComponentType<P>>;
  part?: ComponentType<P> | undefined;
}

/** The part as it was loaded before, or as it is asked for now: one that did not arrive is forgotten. */
function partOf<P extends object>(load: Load<P>): ComponentType<P> {
  load.part ??= lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      load.part = undefined;
      throw error;
    }
  });
  return load.part;
}

interface DeferredProps<P> {
  /** A constant of the module: `const load = async () => (await import('./Part.tsx')).Part`. */
  load: Load<P>;
  props: P;
  /** What the part is called, should it not arrive. */
  title: string;
  /** As in `PanelBoundary`. */
  resetKeys?: readonly unknown[];
  /** Does without the part, where one can. */
  onClose?: () => void;
  fallback?: ReactNode;
}

/** A part of the page whose code comes when it is first shown. Code that does not arrive is asked for again by "Try again". */
export function Deferred<P extends object>(deferred: DeferredProps<P>) {
  const { load, props, title, resetKeys, onClose, fallback = null } = deferred;
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks anew, because a lazy part remembers its failure
  const Part = useMemo(() => partOf(load), [load, attempt]);
  return (
    <PanelBoundary
      title={title}
      isAwaited
      onRetry={() => setAttempt(attempt + 1)}
      {...(resetKeys && { resetKeys })}
      {...(onClose && { onClose })}
    >
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    </PanelBoundary>
  );
}
