import './bulk.css';
import { type FormEvent, useId, useState } from 'react';
import Modal from 'react-bootstrap/Modal';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '#components/FailureNotice.tsx';
import type { BulkVerb } from '#domain/bulkJob.ts';
import { nextPagesLimit } from '#domain/bulkPlan.ts';
import { type BulkProposal, planBulkRun } from '#store/bulkOperations.ts';
import { runRequested, runShown } from '#store/bulkSlice.ts';
import { useAppDispatch, useAppSelector, useOperation } from '#store/hooks.ts';
import { BulkChoices } from './BulkChoices.tsx';
import { EMPTY_DRAFT, wantedPages } from './bulkDraft.ts';
import { PlanView } from './PlanView.tsx';

interface BulkDialogProps {
  verb: BulkVerb;
  onClose: () => void;
}

function usePagesLimit(): number {
  const results = useAppSelector((state) => state.search.results);
  return results ? nextPagesLimit(results.total, results.criteria.page) : 0;
}

/** The plan that was made for this dialog, or null: an older one is not shown. */
function useProposal() {
  const state = useOperation(planBulkRun, '');
  const [isAsked, setIsAsked] = useState(false);
  const proposal: BulkProposal | null = isAsked && state.status === 'succeeded' ? state.result : null;
  return {
    proposal,
    isPlanning: isAsked && state.status === 'running',
    failure: isAsked && state.status === 'failed' ? state.failure : null,
    ask: () => setIsAsked(true),
    forget: () => setIsAsked(false),
  };
}

/** S2.63: what is to be done with the selected orders; then the plan; only then anything is sent. */
export function BulkDialog({ verb, onClose }: BulkDialogProps) {
  const { t } = useTranslation(['bulk', 'shell']);
  const dispatch = useAppDispatch();
  const titleId = useId();
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const pagesLimit = usePagesLimit();
  const { proposal, isPlanning, failure, ask, forget } = useProposal();
  const pages = wantedPages(verb, draft, pagesLimit);
  const handlePlan = () => {
    if (pages === null || isPlanning) return;
    ask();
    dispatch(planBulkRun.requested({ verb, nextPages: pages, options: draft.options }, true));
  };
  const handleStart = ({ run }: BulkProposal) => {
    dispatch(runRequested(run));
    dispatch(runShown(run.job.jobId));
    onClose();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!proposal) handlePlan();
    else if (proposal.run.units.length > 0) handleStart(proposal);
  };
  return (
    <Modal show onHide={onClose} aria-labelledby={titleId} animation={false} scrollable size="lg">
      <form onSubmit={handleSubmit} className="action-form" noValidate>
        <Modal.Header>
          <Modal.Title as="h2" className="h5" id={titleId}>
            {t(`dialog.title.${verb}`)}
          </Modal.Title>
        </Modal.Header>
        <Modal.Body>
          {failure && <FailureNotice title={t('dialog.planFailed')} failure={failure} onRetry={handlePlan} />}
          {proposal ? (
            <PlanView {...proposal} />
          ) : (
            <BulkChoices verb={verb} draft={draft} pagesLimit={pagesLimit} onChange={setDraft} />
          )}
        </Modal.Body>
        <Modal.Footer>
          <button type="button" className="btn btn-outline-secondary" onClick={proposal ? forget : onClose}>
            {proposal ? t('dialog.back') : t('shell:close')}
          </button>
          <button
            type="submit"
            className={`btn btn-${verb === 'cancel' && proposal ? 'danger' : 'primary'}`}
            aria-disabled={proposal ? proposal.run.units.length === 0 : pages === null || isPlanning}
          >
            {proposal ? t(`plan.start.${verb}`) : isPlanning ? t('dialog.planning') : t('dialog.showPlan')}
          </button>
        </Modal.Footer>
      </form>
    </Modal>
  );
}
