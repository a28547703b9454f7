// Page views for Application Insights. Loaded only if an installation has an instrumentation key.
import { ApplicationInsights } from '@microsoft/applicationinsights-web';
import type { QueryClient } from '@tanstack/react-query';
import { sessionKey } from '@/entities/session';
import type { SessionUser } from '@/shared/api/generated/model';
import { publicConfig } from '@/shared/config';
import { telemetry } from '@/shared/config/later-constants';
import type { AppRouter } from '../router';
import { isTelemetryUserId, isTrackedPage, telemetryTarget } from './telemetry-target';

type Watched = { router: AppRouter; queryClient: QueryClient };

/** Sends a page view for the current page, and one after each navigation that rendered. */
export function startTelemetry({ router, queryClient }: Watched): void {
  const insights = new ApplicationInsights({
    config: {
      ...telemetryTarget(publicConfig.telemetryKey),
      ...telemetry,
      // Page views only: no calls, no errors, no other timings, and no settings fetched from
      // elsewhere.
      disableAjaxTracking: true,
      disableFetchTracking: true,
      disableExceptionTracking: true,
      autoTrackPageVisitTime: false,
      enableAutoRouteTracking: false,
      extensionConfig: { AppInsightsCfgSyncPlugin: { cfgUrl: '', syncMode: 0 } },
    },
  });
  insights.loadAppInsights();

  const identify = () => {
    const id = queryClient.getQueryData<SessionUser>(sessionKey())?.id;
    if (id !== undefined && isTelemetryUserId(id)) insights.setAuthenticatedUserContext(id);
    else insights.clearAuthenticatedUserContext();
  };
  const view = () => {
    const { location, matches } = router.state;
    if (!isTrackedPage(matches)) return;
    identify();
    // The URL without its query, because filters and searches are the organization's data.
    insights.trackPageView({
      name: matches.at(-1)?.fullPath ?? location.pathname,
      uri: globalThis.location.origin + location.pathname,
    });
  };
  router.subscribe('onRendered', view);
  view();
}
