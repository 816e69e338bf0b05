/** The product as ordered (S7.22): its version and its fulfilled SKU. */
export interface ProductConfiguration {
  productVersion: string;
  mcpSku: string;
}
