/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { queryOptions } from '@tanstack/react-query';

import type { ApiError } from '../api-error.ts';

import { http } from '../http.ts';

import { queryString } from '../query-string.ts';

import type {
  CloseScanGroupRequest,
  CloudScanRequest,
  ContainerSpecDocument,
  GetScanReportParams,
  ListScansParams,
  RegistryImageScanRequest,
  RequestRepositoryScanRequest,
  ScanDocument,
  ScanFollowUpDocument,
  ScanGroupDocument,
  ScanList,
  ScanReportDocument,
  UploadScanRequest,
} from './model';

/**
 * The report is durable before the answer; the format is recognised from its content. The repository is named by its id or by its name, whatever its letter case. Follow the scan until it ends.
 * @summary Import a scanner's report into a repository
 */
export const uploadScan = (
  id: string,
  uploadScanRequest: UploadScanRequest,
  options?: RequestInit,
): Promise<ScanDocument> => {
  const formData = new FormData();
  formData.append(`ext`, uploadScanRequest.ext);
  formData.append(`tool`, uploadScanRequest.tool);
  if (uploadScanRequest.branch !== undefined) {
    formData.append(`branch`, uploadScanRequest.branch);
  }
  if (uploadScanRequest.commit !== undefined) {
    formData.append(`commit`, uploadScanRequest.commit);
  }
  if (uploadScanRequest.target !== undefined) {
    formData.append(`target`, uploadScanRequest.target);
  }
  if (uploadScanRequest.dry_run !== undefined) {
    formData.append(`dry_run`, uploadScanRequest.dry_run);
  }
  if (uploadScanRequest.complete !== undefined) {
    formData.append(`complete`, uploadScanRequest.complete);
  }
  if (uploadScanRequest.group !== undefined) {
    formData.append(`group`, uploadScanRequest.group);
  }
  if (uploadScanRequest.group_parts !== undefined) {
    formData.append(`group_parts`, uploadScanRequest.group_parts);
  }
  if (uploadScanRequest.group_part !== undefined) {
    formData.append(`group_part`, uploadScanRequest.group_part);
  }
  formData.append(`file`, uploadScanRequest.file);

  return http<ScanDocument>(`/upload_scan/${encodeURIComponent(String(id))}`, {
    ...options,
    method: 'POST',
    body: formData,
  });
};

/**
 * For a pipeline that sends one scan as several reports and does not know their number when it begins. The parts that came with this group in the last 24 hours are all that there are: once they are imported, what none of them reported is closed. A part that failed or is incomplete keeps everything open. A group of which no part came returns 404.
 * @summary Say that the last part of a scan is in
 */
export const closeScanGroup = (
  id: string,
  closeScanGroupRequest: CloseScanGroupRequest,
  options?: RequestInit,
): Promise<ScanGroupDocument> =>
  http<ScanGroupDocument>(`/upload_scan/${encodeURIComponent(String(id))}/close`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(closeScanGroupRequest),
  });

/**
 * For the page of scans: imports of reports and runs of scanners with their state and counts, newest first. Every user may call it, and an API token that reads scans; developers and partners get those of repositories that they may see. A filter that matches none gets an empty page.
 * @summary Scans, newest first
 */
export const listScans = (
  params?: Omit<ListScansParams, 'fields'>,
  options?: RequestInit,
): Promise<ScanList> =>
  http<ScanList>(`/scans${queryString(params)}`, { ...options, method: 'GET' });

export const getListScansQueryKey = (params?: Omit<ListScansParams, 'fields'>) =>
  ['scans', ...(params ? [params] : [])] as const;

export const getListScansQueryOptions = (params?: Omit<ListScansParams, 'fields'>) =>
  queryOptions<ScanList, ApiError>({
    queryKey: getListScansQueryKey(params),
    queryFn: ({ signal }) => listScans(params, { signal }),
  });

/**
 * Its new findings go, what it moved, reopened or closed is as before, and the bill of materials before it counts again. For a day, and only the last import of a repository. What people decided since stays; an import whose new findings a user has worked on is not undone.
 * @summary Take back what an import changed
 */
export const undoScan = (id: string, options?: RequestInit): Promise<ScanDocument> =>
  http<ScanDocument>(`/scans/${encodeURIComponent(String(id))}/undo`, {
    ...options,
    method: 'POST',
  });

/**
 * Shows what the uploaded file says, for example where an import found no results. Secrets are masked, and long lines are cut. Everyone who may upload reports may call it, and an API token that uploads scans. An archive and a binary file have no lines. After the report has been deleted, it answers 409 with the code `report_gone`.
 * @summary Read lines of the report of a scan
 */
export const getScanReport = (
  id: string,
  params?: GetScanReportParams,
  options?: RequestInit,
): Promise<ScanReportDocument> =>
  http<ScanReportDocument>(
    `/scans/${encodeURIComponent(String(id))}/report${queryString(params)}`,
    { ...options, method: 'GET' },
  );

export const getGetScanReportQueryKey = (id: string, params?: GetScanReportParams) =>
  ['scans', id, 'report', ...(params ? [params] : [])] as const;

export const getGetScanReportQueryOptions = (id: string, params?: GetScanReportParams) =>
  queryOptions<ScanReportDocument, ApiError>({
    queryKey: getGetScanReportQueryKey(id, params),
    queryFn: ({ signal }) => getScanReport(id, params, { signal }),
  });

/**
 * For the page of a scan: the most severe findings that the import reopened, and the rules that a job still applies. Every user may call it, and an API token that reads scans. Both lists are empty where nothing came back and nothing remains. A scan that the caller may not see returns 404.
 * @summary What an import reopened, and what is still being done after it
 */
export const getScanFollowUp = (id: string, options?: RequestInit): Promise<ScanFollowUpDocument> =>
  http<ScanFollowUpDocument>(`/scans/${encodeURIComponent(String(id))}/follow_up`, {
    ...options,
    method: 'GET',
  });

export const getGetScanFollowUpQueryKey = (id: string) => ['scans', id, 'follow_up'] as const;

export const getGetScanFollowUpQueryOptions = (id: string) =>
  queryOptions<ScanFollowUpDocument, ApiError>({
    queryKey: getGetScanFollowUpQueryKey(id),
    queryFn: ({ signal }) => getScanFollowUp(id, { signal }),
  });

/**
 * The report is kept for the days set by the organisation if its import failed, skipped results, or has a warning. After a change of the settings, or an upgrade of Parapet, it can be imported once more. Its time stays that of the upload. A repeated request creates no second scan: the response is the first one.
 * @summary Import a report again without sending it again
 */
export const importScanAgain = (id: string, options?: RequestInit): Promise<ScanDocument> =>
  http<ScanDocument>(`/scans/${encodeURIComponent(String(id))}/again`, {
    ...options,
    method: 'POST',
  });

/**
 * For the page that follows an import until it ends: its state, progress, counts and what was omitted of the report. Every user may call it, and an API token that reads scans. A scan of a repository that the caller may not see returns 404.
 * @summary A scan and its progress
 */
export const getScan = (id: string, options?: RequestInit): Promise<ScanDocument> =>
  http<ScanDocument>(`/scans/${encodeURIComponent(String(id))}`, { ...options, method: 'GET' });

export const getGetScanQueryKey = (id: string) => ['scans', id] as const;

export const getGetScanQueryOptions = (id: string) =>
  queryOptions<ScanDocument, ApiError>({
    queryKey: getGetScanQueryKey(id),
    queryFn: ({ signal }) => getScan(id, { signal }),
  });

/**
 * The default branch is fetched from its source host and scanned by each installed scanner of this kind. Each scanner has its own scan; all share `run.id`; the response is the first scan. A repeated request while it waits or runs returns the same scan.
 * @summary Ask for a scan of a repository
 */
export const requestRepositoryScan = (
  requestRepositoryScanRequest: RequestRepositoryScanRequest,
  options?: RequestInit,
): Promise<ScanDocument> =>
  http<ScanDocument>(`/request_repo_scan`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(requestRepositoryScanRequest),
  });

/**
 * Its findings belong to the repository whose image it is, and where there is none to one that is made for it. Credentials that are given are kept for its next scan.
 * @summary Scan an image in a registry
 */
export const createRegistryImageScan = (
  registryImageScanRequest: RegistryImageScanRequest,
  options?: RequestInit,
): Promise<ScanDocument> =>
  http<ScanDocument>(`/create_registry_image_scan`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(registryImageScanRequest),
  });

/**
 * With the credentials of its connector. Its findings belong to a repository that is made for the cloud at its first scan.
 * @summary Scan a cloud
 */
export const createCloudScan = (
  cloudScanRequest: CloudScanRequest,
  options?: RequestInit,
): Promise<ScanDocument> =>
  http<ScanDocument>(`/create_cloud_scan`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(cloudScanRequest),
  });

/**
 * The container image of a repository and the registry that holds it, for the form of an image scan. Every user may call it, and an API token that reads repositories. Credentials are never returned; `isConfigured` says whether some are stored. A repository without an image, or that the caller may not see, returns 404.
 * @summary The image of a repository
 */
export const getContainerSpec = (
  id: string,
  options?: RequestInit,
): Promise<ContainerSpecDocument> =>
  http<ContainerSpecDocument>(`/container_specs/${encodeURIComponent(String(id))}`, {
    ...options,
    method: 'GET',
  });

export const getGetContainerSpecQueryKey = (id: string) => ['container_specs', id] as const;

export const getGetContainerSpecQueryOptions = (id: string) =>
  queryOptions<ContainerSpecDocument, ApiError>({
    queryKey: getGetContainerSpecQueryKey(id),
    queryFn: ({ signal }) => getContainerSpec(id, { signal }),
  });

/**
 * Sets the image that scans of this repository read, and its registry credentials. Administrators and security operators may call it, and the audit log records it. Absent credentials stay, null removes them, and another registry removes those of the one before. It starts no scan. An unknown repository returns 404.
 * @summary Set the image of a repository
 */
export const updateContainerSpec = (
  id: string,
  registryImageScanRequest: RegistryImageScanRequest,
  options?: RequestInit,
): Promise<ContainerSpecDocument> =>
  http<ContainerSpecDocument>(`/container_specs/${encodeURIComponent(String(id))}`, {
    ...options,
    method: 'PUT',
    body: JSON.stringify(registryImageScanRequest),
  });

/**
 * Removes the image of a repository and its stored registry credentials; scans and findings stay. Administrators and security operators may call it, and the audit log records it. A repository without an image returns 404.
 * @summary Delete the image of a repository
 */
export const deleteContainerSpec = (id: string, options?: RequestInit): Promise<void> =>
  http<void>(`/container_specs/${encodeURIComponent(String(id))}`, {
    ...options,
    method: 'DELETE',
  });
