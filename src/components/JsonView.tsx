import './jsonView.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { JsonView as Tree } from 'react-json-view-lite';
import { startsExpanded } from '#domain/console/jsonDocument.ts';
import { Button } from './Button.tsx';
import { useCopy } from './copy/useCopy.ts';
import { Icon } from './Icon.tsx';

interface JsonViewProps {
  data: unknown;
  /** The accessible name of the tree. */
  label: string;
  /** Whether the top level of the document is initially expanded, however many entries it has. */
  isOpen?: boolean;
}

type Expansion = 'byRule' | 'open' | 'all' | 'none';

const EXPANDS: Record<Expansion, (level: number, value: unknown) => boolean> = {
  byRule: (_level, value) => startsExpanded(value),
  open: (level, value) => level === 0 || startsExpanded(value),
  all: () => true,
  none: () => false,
};

function useStyle() {
  const { t } = useTranslation('order');
  return {
    container: 'json-tree',
    basicChildStyle: 'json-child',
    childFieldsContainer: 'list-unstyled mb-0',
    label: 'json-name',
    clickableLabel: 'json-name',
    nullValue: 'json-other',
    undefinedValue: 'json-other',
    numberValue: 'json-number',
    stringValue: 'json-text',
    booleanValue: 'json-other',
    otherValue: 'json-other',
    punctuation: 'text-body-secondary',
    expandIcon: 'json-expand',
    collapseIcon: 'json-collapse',
    collapsedContent: 'json-collapsed',
    noQuotesForStringValues: false,
    quotesForFieldNames: false,
    stringifyStringValues: true,
    ariaLables: { expandJson: t('json.expand'), collapseJson: t('json.collapse') },
  };
}

function CopyJson({ data }: { data: unknown }) {
  const { t } = useTranslation('order');
  const { state, said, copy } = useCopy();
  return (
    <Button size="sm" onClick={() => copy(JSON.stringify(data, null, 2))}>
      <Icon name={state === 'copied' ? 'check-circle-fill' : 'copy'} /> {said || t('json.copy')}
    </Button>
  );
}

/**
 * A JSON document as a tree. Objects and lists with more than three entries are initially collapsed (S2.84).
 * Load this component lazily, because most pages do not need its library.
 */
export function JsonView({ data, label, isOpen = false }: JsonViewProps) {
  const { t } = useTranslation('order');
  const style = useStyle();
  const [expansion, setExpansion] = useState<Expansion>(isOpen ? 'open' : 'byRule');
  /** How often the user has expanded or collapsed everything. The tree is then rendered again. */
  const [turn, setTurn] = useState(0);
  const handleExpansion = (chosen: Expansion) => {
    setExpansion(chosen);
    setTurn(turn + 1);
  };
  const isTree = typeof data === 'object' && data !== null;
  return (
    <div className="json-view">
      <div className="d-flex flex-wrap gap-2 mb-2">
        {isTree && (
          <>
            <Button size="sm" onClick={() => handleExpansion('all')}>
              {t('json.expandAll')}
            </Button>
            <Button size="sm" onClick={() => handleExpansion('none')}>
              {t('json.collapseAll')}
            </Button>
          </>
        )}
        <CopyJson data={data} />
      </div>
      {isTree ? (
        <Tree key={turn} data={data} style={style} shouldExpandNode={EXPANDS[expansion]} aria-label={label} />
      ) : (
        <pre className="json-tree">{JSON.stringify(data)}</pre>
      )}
    </div>
  );
}
