import './wizard.css';
import { type ComponentProps, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionModal } from '#components/dialog/ActionModal.tsx';

interface WizardProps
  extends Omit<ComponentProps<typeof ActionModal>, 'onBack' | 'tone' | 'size' | 'header' | 'isStatic'> {
  steps: readonly string[];
  /** The index of the current step, from 0. */
  current: number;
  onStep: (step: number) => void;
  /** The label of the last step's button: a verb with its object. */
  submitLabel: string;
}

function Steps({ steps, current }: Pick<WizardProps, 'steps' | 'current'>) {
  const { t } = useTranslation('dialog');
  return (
    <ol className="wizard-steps" aria-label={t('wizard.steps')}>
      {steps.map((step, index) => (
        <li key={step} aria-current={index === current ? 'step' : undefined}>
          {step}
        </li>
      ))}
    </ol>
  );
}

/** Moves the focus to the heading of each new step, so that a screen reader announces the step. */
function useFocusOnStep(current: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(current);
  useEffect(() => {
    if (last.current !== current) heading.current?.focus();
    last.current = current;
  }, [current]);
  return heading;
}

/** A dialog for an action in several steps. It shows why the button that continues is disabled. */
export function Wizard({ steps, current, onStep, submitLabel, onSubmit, children, ...modal }: WizardProps) {
  const { t } = useTranslation('dialog');
  const heading = useFocusOnStep(current);
  const isLast = current === steps.length - 1;
  return (
    <ActionModal
      {...modal}
      header={<Steps steps={steps} current={current} />}
      isStatic
      size="xl"
      submitLabel={isLast ? submitLabel : t('wizard.next')}
      tone={isLast ? 'danger' : 'primary'}
      onSubmit={isLast ? onSubmit : () => onStep(current + 1)}
      onBack={current > 0 ? () => onStep(current - 1) : null}
    >
      <h3 className="h6 wizard-heading" ref={heading} tabIndex={-1}>
        {t('wizard.step', { number: current + 1, total: steps.length, step: steps[current] ?? '' })}
      </h3>
      {children}
    </ActionModal>
  );
}
