/** The product as it was ordered (S7.22): which version of it, and its fulfilled SKU. */
export interface ProductConfiguration {
  productVersion: string;
  mcpSku: string;
}
