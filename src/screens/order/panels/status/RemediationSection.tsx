import { useTranslation } from 'react-i18next';
import { ExternalLink } from '#components/ExternalLink.tsx';
import { FailureNotice } from '#components/FailureNotice.tsx';
import { LoadableContent } from '#components/LoadableContent.tsx';
import { TitledSection } from '#components/TitledSection.tsx';
import { defaultRemediations, type Remediation } from '#domain/actions/remediation.ts';
import { isLeftToMerchant, remedyOfUser } from '#domain/actions/remedyOfUser.ts';
import { currentStatus, type Item } from '#domain/item/item.ts';
import { isFinished } from '#domain/item/itemStage.ts';
import { firstLink } from '#domain/links.ts';
import { useAppSelector } from '#store/hooks.ts';
import { loadRemediations } from '#store/order/panelOperations.ts';
import { latestResult, selectPermissions } from '#store/selectors.ts';
import { LongText } from '../../LongText.tsx';
import { useOrderReadOperation } from '../../useOrderReadOperation.ts';

function Documentation({ remediation }: { remediation: Remediation }) {
  const { t } = useTranslation('panels');
  const { links } = remediation.expectation;
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

function RemediationEntry({ remediation, onRetry }: { remediation: Remediation; onRetry: () => void }) {
  const { t } = useTranslation('panels');
  const { expectation, steps, failure } = remediation;
  return (
    <li className="remedy">
      <p className="mb-0">
        <strong>{t('remedies.unmet', { name: expectation.name || expectation.expectationCode })}</strong>
      </p>
      {expectation.failedReason !== '' && (
        <p className="mb-0">
          <LongText text={expectation.failedReason} />
        </p>
      )}
      {failure && <FailureNotice title={t('remedies.failed')} failure={failure} onRetry={onRetry} />}
      {!failure && steps.length === 0 && <p className="mb-0 text-body-secondary">{t('remedies.noSteps')}</p>}
      {steps.length > 0 && (
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
      )}
      <Documentation remediation={remediation} />
    </li>
  );
}

/** S8.29: the default advice for a rejected or suspended item, if the platform provides no step. */
function Defaults({ item, found }: { item: Item; found: readonly Remediation[] }) {
  const { t } = useTranslation(['panels', 'order']);
  const permissions = useAppSelector(selectPermissions);
  return defaultRemediations(item, found).map((status) => {
    const issue = { status, detail: currentStatus(item, status)?.detail ?? '', clearable: false };
    if (remedyOfUser(issue, item, permissions) === 'fulfillerRejected')
      return <p key={status}>{t('order:problems.fulfillerRejected')}</p>;
    const reader = isLeftToMerchant(issue, item, permissions) ? 'ofMerchant' : 'default';
    return <p key={status}>{t(`panels:remedies.${reader}.${status}`)}</p>;
  });
}

/** Loads the remediation steps (S7.14). Until they are loaded, only the default advice is shown. */
function FoundRemedies({ item }: { item: Item }) {
  const { t } = useTranslation('panels');
  const { itemId, unmetExpectations: expectations } = item;
  const read = useOrderReadOperation(loadRemediations, { itemId, expectations });
  return (
    <>
      <Defaults item={item} found={latestResult(read.state) ?? []} />
      <LoadableContent read={read} loading={t('remedies.loading')} lines={3} failed={t('remedies.failed')}>
        {(remediations) => (
          <ul className="plain-list">
            {remediations.map((remediation, index) => (
              <RemediationEntry
                // biome-ignore lint/suspicious/noArrayIndexKey: two expectations may have the same code
                key={index}
                remediation={remediation}
                onRetry={read.retry}
              />
            ))}
          </ul>
        )}
      </LoadableContent>
    </>
  );
}

/** S2.82: remediation steps, documentation and default advice; nothing for a finished item (R96). */
export function RemediationSection({ item }: { item: Item }) {
  const { t } = useTranslation('panels');
  const hasExpectations = item.unmetExpectations.length > 0;
  if (isFinished(item)) return null;
  if (!hasExpectations && defaultRemediations(item, []).length === 0) return null;
  return (
    <TitledSection title={t('remedies.title')} level={4} className="panel-section">
      {hasExpectations ? <FoundRemedies item={item} /> : <Defaults item={item} found={[]} />}
    </TitledSection>
  );
}
