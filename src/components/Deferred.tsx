import { type ComponentType, lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { PanelBoundary } from './PanelBoundary.tsx';

interface DeferredProps<P> {
  /** A constant of the module: `const load = async () => (await import('./Part.tsx')).Part`. */
  load: () => Promise<ComponentType<P>>;
  props: P;
  /** What the part is called, should it not arrive. */
  title: string;
  fallback?: ReactNode;
}

/** A part of the page whose code comes when it is first shown. Code that does not arrive is asked for again by "Try again". */
export function Deferred<P extends object>({ load, props, title, fallback = null }: DeferredProps<P>) {
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks anew, because a lazy part remembers its failure
  const Part: ComponentType<P> = useMemo(
    () => lazy(async () => ({ default: await load() })),
    [load, attempt],
  );
  return (
    <PanelBoundary title={title} onRetry={() => setAttempt(attempt + 1)}>
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    </PanelBoundary>
  );
}
