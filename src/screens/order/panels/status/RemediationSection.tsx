import { useTranslation } from 'react-i18next';
import { ExternalLink } from '#components/ExternalLink.tsx';
import { LoadableContent } from '#components/loading/LoadableContent.tsx';
import { TitledSection } from '#components/TitledSection.tsx';
import { isLeftToMerchant, remedyOfUser } from '#domain/actions/remedyOfUser.ts';
import { currentStatus, type Item, type UnmetExpectation } from '#domain/item/item.ts';
import { isFinished } from '#domain/item/itemStage.ts';
import { defaultRemediations, type RemediationStep, withCurrentValues } from '#domain/item/remediation.ts';
import { firstLink } from '#domain/links/links.ts';
import { useAppSelector } from '#store/hooks.ts';
import { latestResult, selectLatestResult } from '#store/operation.ts';
import { loadExpectation, loadRemediationSteps } from '#store/order/panelOperations.ts';
import { selectPermissions } from '#store/people/userSelectors.ts';
import { LongText } from '../../facts/LongText.tsx';
import { useOrderReadOperation } from '../../useOrderReadOperation.ts';

function Documentation({ links }: Pick<UnmetExpectation, 'links'>) {
  const { t } = useTranslation('panels');
  const documentation = firstLink(links, 'documentation');
  const template = firstLink(links, 'template');
  if (!documentation && !template) return null;
  return (
    <p className="mb-0 link-row">
      {documentation && <ExternalLink href={documentation.href}>{t('remedies.documentation')}</ExternalLink>}
      {template && <ExternalLink href={template.href}>{t('remedies.template')}</ExternalLink>}
    </p>
  );
}

function Steps({ steps }: { steps: readonly RemediationStep[] }) {
  const { t } = useTranslation('panels');
  if (steps.length === 0) return <p className="mb-0 text-body-secondary">{t('remedies.noSteps')}</p>;
  return (
    <ol className="remedy-steps">
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps have no ID and never change their order
        <li key={index}>
          {step.title !== '' && <strong>{step.title}. </strong>}
          <LongText text={step.description} />{' '}
          {step.documentationUrl !== '' && (
            <ExternalLink href={step.documentationUrl}>{t('remedies.documentation')}</ExternalLink>
          )}
        </li>
      ))}
    </ol>
  );
}

/** S7.14: an unmet expectation with its current values, if they can be loaded, and its remediation steps. */
function ExpectationRemedies({ expectation }: { expectation: UnmetExpectation }) {
  const { t } = useTranslation('panels');
  const { expectationCode } = expectation;
  const href = firstLink(expectation.links, 'self')?.href;
  const current = useOrderReadOperation(
    loadExpectation,
    { href: href ?? '' },
    { isEnabled: href !== undefined },
  );
  const steps = useOrderReadOperation(loadRemediationSteps, { expectationCode });
  const { name, failedReason, links } = withCurrentValues(expectation, latestResult(current.state));
  return (
    <li className="remedy">
      <p className="mb-0">
        <strong>{t('remedies.unmet', { name: name || expectationCode })}</strong>
      </p>
      {failedReason !== '' && (
        <p className="mb-0">
          <LongText text={failedReason} />
        </p>
      )}
      <LoadableContent read={steps} loading={t('remedies.loading')} lines={3} failed={t('remedies.failed')}>
        {(found) => <Steps steps={found} />}
      </LoadableContent>
      <Documentation links={links} />
    </li>
  );
}

/** S8.29: the default advice for a rejected or suspended item, if the platform provides no step. */
function Defaults({ item }: { item: Item }) {
  const { t } = useTranslation(['panels', 'order']);
  const permissions = useAppSelector(selectPermissions);
  return defaultRemediations(item).map((status) => {
    const issue = { status, detail: currentStatus(item, status)?.detail ?? '', clearable: false };
    if (remedyOfUser(issue, item, permissions) === 'fulfillerRejected')
      return <p key={status}>{t('order:problems.fulfillerRejected')}</p>;
    const reader = isLeftToMerchant(issue, item, permissions) ? 'ofMerchant' : 'default';
    return <p key={status}>{t(`panels:remedies.${reader}.${status}`)}</p>;
  });
}

/** The item's unmet expectations. Until steps are loaded, the default advice is shown, too. */
function Remedies({ item: { unmetExpectations }, item }: { item: Item }) {
  const hasSteps = useAppSelector((state) =>
    unmetExpectations.some(
      ({ expectationCode }) => selectLatestResult(state, loadRemediationSteps, expectationCode)?.length,
    ),
  );
  return (
    <>
      {!hasSteps && <Defaults item={item} />}
      {unmetExpectations.length > 0 && (
        <ul className="plain-list">
          {unmetExpectations.map((expectation, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two expectations may have the same code
            <ExpectationRemedies key={index} expectation={expectation} />
          ))}
        </ul>
      )}
    </>
  );
}

/** S2.82: remediation steps, documentation and default advice; nothing for a finished item (R96). */
export function RemediationSection({ item }: { item: Item }) {
  const { t } = useTranslation('panels');
  if (isFinished(item)) return null;
  if (item.unmetExpectations.length === 0 && defaultRemediations(item).length === 0) return null;
  return (
    <TitledSection title={t('remedies.title')} level={4} className="panel-section">
      <Remedies item={item} />
    </TitledSection>
  );
}
