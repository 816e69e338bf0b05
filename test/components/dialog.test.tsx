import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { I18nextProvider } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import { ActionModal } from '#components/dialog/ActionModal.tsx';
import { ConfirmDialog } from '#components/dialog/ConfirmDialog.tsx';
import { Dialog, DialogBody } from '#components/dialog/Dialog.tsx';
import { UnknownOutcomeNotice } from '#components/dialog/UnknownOutcomeNotice.tsx';
import { consoleFailure, type Failure } from '#domain/failure.ts';
import { textsFor } from '#test/renderPart.tsx';

/** A page with a dialog whose button disappears when it is pressed, like its opener. */
function Page() {
  const [step, setStep] = useState<'page' | 'dialog' | 'answered' | 'closed'>('page');
  return (
    <>
      <main tabIndex={-1}>
        {step !== 'answered' && step !== 'closed' && (
          <button type="button" onClick={() => setStep('dialog')}>
            Open
          </button>
        )}
      </main>
      {(step === 'dialog' || step === 'answered') && (
        <Dialog title="Question" onClose={() => setStep('closed')}>
          <DialogBody>
            {step === 'dialog' && (
              <button type="button" onClick={() => setStep('answered')}>
                Answer
              </button>
            )}
          </DialogBody>
        </Dialog>
      )}
    </>
  );
}

it('a dialog keeps the focus when its focused part disappears, and passes it to the page without an opener', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(screen.getByRole('button', { name: 'Answer' }));
  expect(screen.getByRole('dialog')).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

it('R499: Shift with Tab leads from a dialog that has just opened to its last button', async () => {
  const user = userEvent.setup();
  render(
    <Dialog title="Plan" onClose={() => undefined}>
      <DialogBody>
        <button type="button">Back</button>
        <button type="button">Confirm</button>
      </DialogBody>
    </Dialog>,
  );
  expect(screen.getByRole('dialog')).toHaveFocus();
  await user.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Confirm' })).toHaveFocus();
  await user.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Back' })).toHaveFocus();
});

it('R362: an action’s dialog scrolls to each new notice, but not again while it stays', async () => {
  const { texts } = await textsFor('en', ['dialog']);
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const dialog = (...notices: string[]) => (
    <I18nextProvider i18n={texts}>
      <ActionModal
        title="Action"
        submitLabel="Send"
        notice={notices.map((text) => <p key={text}>{text}</p>)}
        disabledReason={null}
        onSubmit={() => undefined}
        onClose={() => undefined}
      >
        <p>Form</p>
      </ActionModal>
    </I18nextProvider>
  );
  const { rerender } = render(dialog());
  expect(scrolled).toHaveBeenCalledTimes(0);
  rerender(dialog('Changed'));
  expect(scrolled).toHaveBeenCalledTimes(1);
  rerender(dialog('Changed'));
  expect(scrolled).toHaveBeenCalledTimes(1);
  rerender(dialog('Changed', 'Failed'));
  expect(scrolled).toHaveBeenCalledTimes(2);
  rerender(dialog('Changed', 'Checked'));
  expect(scrolled).toHaveBeenCalledTimes(3);
  scrolled.mockRestore();
});

/** A sent form with an unknown outcome, whose check ends that state at once. */
function SentForm({ onSubmit }: { onSubmit: () => void }) {
  const [isUnknown, setIsUnknown] = useState(true);
  const failure = isUnknown
    ? { title: 'Not saved', cause: consoleFailure('The connection broke', 'unknown') }
    : null;
  // A browser renders the result before it sends the form of the clicked button.
  const onCheck = () => flushSync(() => setIsUnknown(false));
  return (
    <ActionModal
      title="Action"
      submitLabel="Send"
      attempt={{ busy: false, failure, onCheck }}
      disabledReason={null}
      onSubmit={onSubmit}
      onClose={() => undefined}
    >
      <p>Form</p>
    </ActionModal>
  );
}

it('R42: a check that ends the unknown outcome at once does not send the form with the same click', async () => {
  const { texts } = await textsFor('en', ['dialog', 'failure', 'shell']);
  const onSubmit = vi.fn();
  render(
    <I18nextProvider i18n={texts}>
      <SentForm onSubmit={onSubmit} />
    </I18nextProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Check' }));
  const send = screen.getByRole('button', { name: 'Send' });
  expect(onSubmit).not.toHaveBeenCalled();
  await user.click(send);
  expect(onSubmit).toHaveBeenCalledOnce();
});

it('R512: an unknown outcome shows what support needs: the platform’s words, its errors and the correlation ID', async () => {
  const { texts } = await textsFor('en', ['dialog', 'failure']);
  const cause: Failure = {
    ...consoleFailure('Saga timed out', 'unknown'),
    reason: 'answered',
    status: 500,
    source: 'POST https://orders.example/v1/orders',
    correlationId: 'c-7',
    validationErrors: [{ path: 'items', message: 'one is locked' }],
  };
  render(
    <I18nextProvider i18n={texts}>
      <UnknownOutcomeNotice cause={cause} />
    </I18nextProvider>,
  );
  const notice = screen.getByRole('alert');
  for (const fact of ['500 · Saga timed out', 'items: one is locked', 'c-7', cause.source])
    expect(notice).toHaveTextContent(fact);
});

it('R455: Ctrl and Enter move the focus to a disabled main button, which says why it is disabled', async () => {
  const user = userEvent.setup();
  const { texts } = await textsFor('en', ['dialog', 'shell']);
  const send = vi.fn();
  const dialog = (disabledReason: string | null) => (
    <I18nextProvider i18n={texts}>
      <ActionModal
        title="Action"
        submitLabel="Send"
        disabledReason={disabledReason}
        onSubmit={send}
        onClose={() => undefined}
      >
        <input aria-label="Reason" />
      </ActionModal>
    </I18nextProvider>
  );
  const { rerender } = render(dialog('Select a reason.'));
  await user.click(screen.getByRole('textbox', { name: 'Reason' }));
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(screen.getByRole('button', { name: 'Send', description: 'Select a reason.' })).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
  rerender(dialog(null));
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(send).toHaveBeenCalledOnce();
});

it('R591: Enter in a dialog that cannot be sent has the reason read again, and keeps the focus', async () => {
  const user = userEvent.setup();
  const { texts } = await textsFor('en', ['dialog', 'shell']);
  const ignore = () => undefined;
  render(
    <I18nextProvider i18n={texts}>
      <ActionModal title="A" submitLabel="Save" disabledReason="No name." onSubmit={ignore} onClose={ignore}>
        <input aria-label="Name" />
      </ActionModal>
    </I18nextProvider>,
  );
  const field = screen.getByRole('textbox', { name: 'Name' });
  await user.click(field);
  const before = screen.getByText('No name.');
  await user.keyboard('{Enter}');
  const after = screen.getByText('No name.');
  expect(after).not.toBe(before);
  expect(after.closest('[role="status"]')).toBeInTheDocument();
  expect(field).toHaveFocus();
});

it('R456: a question describes its dialog', () => {
  const ignore = () => undefined;
  render(
    <ConfirmDialog
      title="Sign out?"
      confirmLabel="Sign out"
      cancelLabel="Stay"
      onConfirm={ignore}
      onCancel={ignore}
    >
      <p>A run is in progress.</p>
    </ConfirmDialog>,
  );
  expect(screen.getByRole('dialog', { name: 'Sign out?' })).toHaveAccessibleDescription(
    'A run is in progress.',
  );
});
