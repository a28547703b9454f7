/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RepositoryPriority } from './repositoryPriority.ts';

/**
 * A repository to add.
 */
export interface NewRepositoryInput {
  /**
     * @minLength 1
     * @maxLength 200
     * @pattern \S
     */
  nickname: string;
  /**
     * @maxLength 2000
     * @nullable
     */
  url?: string | null;
  /**
     * @maxLength 2000
     * @nullable
     */
  uri?: string | null;
  /**
     * @minLength 1
     * @maxLength 255
     * @nullable
     * @pattern \S
     */
  branch?: string | null;
  /**
     * @maxLength 2000
     * @nullable
     */
  description?: string | null;
  /**
     * @minLength 1
     * @maxLength 60
     * @nullable
     * @pattern \S
     */
  repo_type?: string | null;
  priority?: RepositoryPriority;
  /**
     * @maxItems 50
     * @items.minLength 1
     * @items.maxLength 60
     * @items.pattern \S
     */
  tags?: string[];
  deals_with_confidential_data?: boolean;
  /**
     * @maxLength 500
     * @nullable
     */
  primary_purpose?: string | null;
}
