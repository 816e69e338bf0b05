import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Dialog, DialogBody } from '#components/Dialog.tsx';

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
