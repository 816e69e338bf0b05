import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { LoadableContent, type ReadState } from '#components/loading/LoadableContent.tsx';
import { consoleFailure } from '#domain/failure.ts';
import { initI18n } from '#i18n/texts.ts';

const failure = consoleFailure('no response');

it.each<[string, ReadState<string>, { content: boolean; problem: boolean; skeleton: boolean }]>([
  ['before it is read', { status: 'idle' }, { content: false, problem: false, skeleton: true }],
  [
    'while it is read',
    { status: 'running', previous: null },
    { content: false, problem: false, skeleton: true },
  ],
  [
    'while it is read again',
    { status: 'running', previous: 'facts' },
    { content: true, problem: false, skeleton: false },
  ],
  [
    'as it was read',
    { status: 'succeeded', result: 'facts' },
    { content: true, problem: false, skeleton: false },
  ],
  [
    'after a read that failed',
    { status: 'failed', failure, previous: null },
    { content: false, problem: true, skeleton: false },
  ],
  [
    'after a second read that failed, with its previous content',
    { status: 'failed', failure, previous: 'facts' },
    { content: true, problem: true, skeleton: false },
  ],
])('a panel shows itself %s', async (_when, state, shown) => {
  const texts = await initI18n('en');
  render(
    <I18nextProvider i18n={texts}>
      <LoadableContent
        read={{ state, retry: () => undefined }}
        loading="loading"
        lines={3}
        failed="The facts could not be loaded."
      >
        {(result) => <p>{result}</p>}
      </LoadableContent>
    </I18nextProvider>,
  );
  expect({
    content: screen.queryByText('facts') !== null,
    problem: screen.queryByText('The facts could not be loaded.') !== null,
    skeleton: screen.queryByText('loading') !== null,
  }).toEqual(shown);
});
