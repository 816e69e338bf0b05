import type { Language } from '#domain/people/languages.ts';

type Forms = Readonly<Record<Exclude<Language, 'en'>, RegExp>>;

interface Term {
  /** The name in the glossary's table. */
  name: string;
  /** Matches the term in the English texts. */
  english: RegExp;
  /**
   * By language, a pattern for the term's forms. A translation must match it if its English text contains the
   * term.
   */
  forms: Forms;
  /** By language, the keys whose translation omits the term. */
  except?: Readonly<Partial<Record<Exclude<Language, 'en'>, readonly string[]>>>;
}

/** Terms of docs/glossary.md that each language always expresses in the same way. */
export const TERMS: readonly Term[] = [
  {
    name: 'order',
    english: /(?<!sort |in this |change the )\borders?\b(?! placement)/i,
    forms: { de: /Auftrag|Aufträg/i, fr: /commande/i, it: /ordin[ei]/i, nl: /order/i },
    except: {
      de: ['events:detail.changeRequestReceived', 'runs:action.resume', 'runs:action.retry'],
      fr: ['runs:action.resume', 'runs:action.retry'],
      it: ['runs:action.resume', 'runs:action.retry'],
      nl: ['runs:action.resume', 'runs:action.retry'],
    },
  },
  {
    name: 'item',
    english: /\bitems?\b/i,
    forms: { de: /position/i, fr: /article/i, it: /articol[oi]/i, nl: /artikel/i },
    except: {
      de: [
        'events:detail.productionStarted',
        'events:detail.sufficientInventory',
        'events:detail.insufficientInventory',
        'order:view.allItems',
        'panels:step.itemPricing',
      ],
      fr: ['events:detail.rejectedByUnknown'],
      it: ['panels:step.itemPricing'],
      nl: ['events:detail.productionStarted', 'panels:step.itemPricing'],
    },
  },
  {
    name: 'merchant',
    english: /\bmerchant/i,
    forms: { de: /händler/i, fr: /marchand/i, it: /venditor/i, nl: /verkoper/i },
  },
  {
    name: 'fulfiller',
    english: /\bfulfiller/i,
    forms: { de: /fulfiller/i, fr: /prestataire/i, it: /fornitor/i, nl: /leverancier/i },
  },
  {
    name: 'fulfillment group',
    english: /fulfillment group/i,
    forms: {
      de: /Fulfillment-Gruppe/,
      fr: /groupes? d’exécution/i,
      it: /grupp[oi] di evasione/i,
      nl: /fulfilmentgroep/i,
    },
  },
  {
    name: 'alert',
    english: /\balerts?\b/i,
    forms: { de: /warnung/i, fr: /alerte/i, it: /avvis[oi]/i, nl: /waarschuwing/i },
  },
  {
    name: 'missed SLA',
    english: /missed SLA/i,
    forms: { de: /SLA verletzt/, fr: /SLA dépassé/, it: /SLA non rispettato/, nl: /SLA niet gehaald/ },
  },
  {
    name: 'suspended',
    english: /\bsuspended\b/i,
    forms: { de: /angehalten/i, fr: /suspendue?/i, it: /sospes[oa]/i, nl: /opgeschort/i },
  },
  {
    name: 'rejected',
    english: /\breject/i,
    forms: { de: /abgelehnt|ablehn|lehn(en|t)/i, fr: /rejet/i, it: /rifiut/i, nl: /afgewezen|afwij|wijst/i },
    except: { nl: ['events:detail.rejectedByUnknown'] },
  },
  {
    name: 'pending cancellation',
    english: /pending cancellation|cancellation is (already )?pending/i,
    forms: {
      de: /Stornierung (steht (bereits )?aus|ausstehend)/,
      fr: /annulation (est (déjà )?)?en attente/i,
      it: /annullamento (è (già )?)?in sospeso/i,
      nl: /annulering in behandeling/i,
    },
  },
  {
    name: 'routing',
    english: /\brouting\b/i,
    forms: { de: /zuteilung/i, fr: /attribution/i, it: /assegnazione/i, nl: /toewijz/i },
  },
  {
    name: 'redirect',
    english: /\bredirect/i,
    forms: {
      de: /umleit|umgeleitet|leiten/i,
      fr: /redir/i,
      it: /reindirizz/i,
      nl: /omleid|omgeleid|leid het om/i,
    },
  },
  {
    name: 'reorder',
    english: /\breorder/i,
    forms: {
      de: /neu ?(zu )?erteil|erteil.* neu/i,
      fr: /renouvel/i,
      it: /riordin/i,
      nl: /nabestel|na te bestellen|bestel.* na\b/i,
    },
  },
  {
    name: 'claim',
    english: /\bclaims?\b/i,
    forms: { de: /reklamation/i, fr: /réclamation/i, it: /reclam[oi]/i, nl: /reclamatie/i },
  },
  {
    name: 'complaint',
    english: /\bcomplaint/i,
    forms: { de: /beschwerde/i, fr: /plainte/i, it: /contestazion[ei]/i, nl: /klacht/i },
  },
  {
    name: 'delivery address',
    english: /delivery address/i,
    forms: {
      de: /lieferadresse/i,
      fr: /adresse de livraison/i,
      it: /indirizzo di consegna/i,
      nl: /afleveradres/i,
    },
  },
  {
    name: 'promise date',
    english: /promised? date/i,
    forms: {
      de: /zusagetermin/i,
      fr: /dates? promises?/i,
      it: /dat[ae] promess[ae]/i,
      nl: /toegezegde datum/i,
    },
  },
  {
    name: 'callback URL',
    english: /callback URL/i,
    forms: { de: /Callback-URL/, fr: /URL de rappel/, it: /URL di callback/, nl: /callback-URL/i },
    except: { fr: ['actions:callback.submit'] },
  },
  {
    name: 'run',
    english: /\b(a|this|the|that) run\b/i,
    forms: { de: /vorgang/i, fr: /traitement/i, it: /esecuzione/i, nl: /\brun\b/i },
  },
  {
    name: 'notification',
    english: /\bnotifications?\b/i,
    forms: { de: /mitteilung/i, fr: /notification/i, it: /notific/i, nl: /melding/i },
  },
];
