import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { type DiagnosticFacts, diagnosticReport } from '#domain/console/diagnostics.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectTimezone, selectUserId } from '#store/people/userSelectors.ts';

/**
 * Returns the diagnostics for a report. They are collected only once, so that the report contains exactly
 * what the user has seen.
 */
export function useDiagnostics(): string {
  const { state, pathname } = useLocation();
  const userId = useAppSelector(selectUserId);
  const timezone = useAppSelector(selectTimezone);
  const language = useAppSelector((state) => state.settings.language);
  const { environment, buildId: build } = useAppSelector((state) => state.configuration);
  const errors = useAppSelector((state) => state.diagnostics.errors);
  const calls = useAppSelector((state) => state.calls.calls);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a snapshot taken when the page opens
  return useMemo(() => {
    const facts: DiagnosticFacts = {
      build,
      environment,
      at: new Date().toISOString(),
      page: typeof state?.from === 'string' ? state.from : pathname,
      userId,
      browser: navigator.userAgent,
      language,
      timezone,
      screen: `${window.innerWidth}x${window.innerHeight}`,
      isOnline: navigator.onLine,
      errors,
      calls,
    };
    return diagnosticReport(facts);
  }, []);
}
