/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Who the company is.
 */
export interface CompanyInformation {
  /**
     * @maxLength 300
     * @nullable
     */
  legal_name: string | null;
  /**
     * @maxLength 300
     * @nullable
     */
  parent_company: string | null;
  /**
     * @maxLength 100
     * @nullable
     */
  global_entity_identifier: string | null;
  /**
     * @maxLength 100
     * @nullable
     */
  category: string | null;
  /**
     * @maxLength 2000
     * @nullable
     */
  url_company: string | null;
}
