import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import { PanelBoundary, type PanelBoundaryProps } from './PanelBoundary.tsx';
import { whenIdle } from './whenIdle.ts';

/** The maximum time in milliseconds that a part with low priority waits for the browser to be idle. */
const PATIENCE_MS = 500;

/** Loads the code of a part. `part` is the component that `preload` has stored. */
export interface ComponentLoader<P> {
  (): Promise<ComponentType<P>>;
  part?: ComponentType<P>;
}

/** Loads the code of a part and stores its component, so that `Deferred` renders the part immediately. */
export async function preload<P extends object>(load: ComponentLoader<P>): Promise<ComponentType<P>> {
  load.part = await load();
  return load.part;
}

interface PartProps<P> {
  load: ComponentLoader<P>;
  props: P;
  fallback: ReactNode;
  isLowPriority: boolean;
}

/**
 * Renders the part once its code is loaded. Does not use `lazy`, because React delays content by 300 ms after
 * it has shown a fallback.
 */
function DeferredPart<P extends object>({ load, props, fallback, isLowPriority }: PartProps<P>) {
  const [loaded, setLoaded] = useState({ load, Part: load.part });
  // If `load` has changed, the component in the state belongs to another part.
  const Part = loaded.load === load ? loaded.Part : load.part;
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  useEffect(() => {
    if (Part) return;
    let isShown = true;
    const begin = () =>
      void preload(load).then(
        (part) => isShown && setLoaded({ load, Part: part }),
        (error: unknown) => isShown && setFailure({ error }),
      );
    const callOff = isLowPriority ? whenIdle(begin, PATIENCE_MS) : undefined;
    if (!isLowPriority) begin();
    return () => {
      isShown = false;
      callOff?.();
    };
  }, [load, Part, isLowPriority]);
  if (failure) throw failure.error;
  if (!Part) return fallback;
  return (
    <Suspense fallback={fallback}>
      <Part {...props} />
    </Suspense>
  );
}

interface DeferredProps<P>
  extends Pick<PanelBoundaryProps, 'title' | 'problem' | 'failure' | 'resetKeys' | 'onClose'> {
  /** Must be a constant in the module: `const load = async () => (await import('../Part.tsx')).Part`. */
  load: ComponentLoader<P>;
  props: P;
  fallback?: ReactNode;
  /** Whether to load the code only when the browser is idle, so that other parts render first. */
  isLowPriority?: boolean;
}

/**
 * A part of the page whose code is loaded when the part first appears. If loading fails, the user can try
 * again.
 */
export function Deferred<P extends object>(deferred: DeferredProps<P>) {
  const { load, props, fallback = null, isLowPriority = false, ...boundary } = deferred;
  const [attempt, setAttempt] = useState(0);
  return (
    <PanelBoundary {...boundary} isAwaited onRetry={() => setAttempt(attempt + 1)}>
      <DeferredPart
        key={attempt}
        load={load}
        props={props}
        fallback={fallback}
        isLowPriority={isLowPriority}
      />
    </PanelBoundary>
  );
}
