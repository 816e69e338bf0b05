import type { Language, ProductData } from '../data/products.ts';
import { STEPS, type StageName } from '../data/stages.ts';
import { createRandom, type Random } from '../random.ts';
import type { CurrentStatus, ItemSummary } from '../summary.ts';
import { currentStatuses, type OrderPeriod, pickChangeTypes, reachedAt, stageOf } from './orderPeriod.ts';
import type { GroupPlan } from './planGroup.ts';

export interface ItemSpec {
  stage: StageName;
  product: ProductData;
  quantity: number;
  /** The index of the item's group in the order. */
  group: number;
}

export interface ItemPlanContext {
  merchantOrderId: string;
  language: Language;
  period: OrderPeriod;
  groups: readonly GroupPlan[];
  /** The types of change request that the specification of a landmark names. */
  changeTypes: readonly string[] | undefined;
}

const ROUTED = STEPS.indexOf('routing') + 1;
const SENT = STEPS.indexOf('awaitingFulfillerResponse');

/** The plan of an item. The same plan always yields the same documents. IDs are generated on first use. */
export class ItemPlan implements ItemSummary {
  readonly stage: StageName;
  readonly product: ProductData;
  readonly quantity: number;
  readonly group: number;
  /** The time in epoch ms at which the current stage began. */
  readonly reachedAt: number;
  readonly current: readonly CurrentStatus[];
  readonly changeRequestTypes: readonly string[];
  private readonly head: ItemPlanContext;
  private readonly index: number;
  private readonly idSeed: number;
  private ids: { itemId: string; shortItemId: string } | null = null;

  constructor(head: ItemPlanContext, index: number, spec: ItemSpec, random: Random) {
    const stage = stageOf(spec.stage);
    const types = pickChangeTypes(stage, random);
    this.head = head;
    this.index = index;
    this.stage = spec.stage;
    this.product = spec.product;
    this.quantity = spec.quantity;
    this.group = spec.group;
    this.reachedAt = reachedAt(stage, head.period, random);
    this.current = currentStatuses(stage, this.reachedAt, head.period, random);
    this.changeRequestTypes = head.changeTypes ?? types;
    this.idSeed = random.seed();
  }

  private made(): { itemId: string; shortItemId: string } {
    if (this.ids) return this.ids;
    const random = createRandom(this.idSeed);
    this.ids = { itemId: random.uuid(), shortItemId: `M${random.code(9)}` };
    return this.ids;
  }

  private get groupPlan(): GroupPlan {
    return this.head.groups[this.group] as GroupPlan;
  }

  private get step(): number {
    return STEPS.indexOf(stageOf(this.stage).at);
  }

  /** Whether a fulfiller was asked to produce the item. */
  get isSent(): boolean {
    return this.step >= SENT;
  }

  get itemId(): string {
    return this.made().itemId;
  }

  get shortItemId(): string {
    return this.made().shortItemId;
  }

  get merchantItemId(): string {
    return `${this.head.merchantOrderId}-${this.index + 1}`;
  }

  get fulfillerItemId(): string {
    return this.isSent ? `${this.groupPlan.fulfillerOrderId}-${this.index + 1}` : '';
  }

  get fulfillmentGroupId(): string {
    return this.groupPlan.fulfillmentGroupId;
  }

  get shortFulfillmentGroupId(): string {
    return this.groupPlan.shortFulfillmentGroupId;
  }

  get fulfillerOrderId(): string {
    return this.isSent ? this.groupPlan.fulfillerOrderId : '';
  }

  get fulfillerId(): string {
    return this.step >= ROUTED ? this.groupPlan.fulfiller.fulfillerId : '';
  }

  get productName(): string {
    return this.product.names[this.head.language];
  }

  get skuCode(): string {
    return this.product.sku;
  }

  get orderedSkuCode(): string {
    return this.product.orderedSku;
  }

  get categoryId(): string {
    return this.product.categoryId;
  }
}
