// Generated from openapi/ by `npm run generate`. Do not edit.
export interface paths {
    "/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description By user name or e-mail and password, or by a Google access token. An unknown name and a wrong password get the same answer.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/check-2fa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer a two-factor challenge */
        post: operations["checkTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the session */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in */
        get: operations["getSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repositories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Repositories */
        get: operations["listRepositories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repositories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A repository */
        get: operations["getRepository"];
        /** Change a repository */
        put: operations["updateRepository"];
        post?: never;
        /** Remove a repository with its scans and findings */
        delete: operations["deleteRepository"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/create_repository_with_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add repositories */
        post: operations["createRepositoryWithList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repositories/{id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Developers of a repository */
        get: operations["listRepositoryMembers"];
        /** Set the developers of a repository */
        put: operations["setRepositoryMembers"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repositories/{id}/create_workflow_pr": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Propose a pipeline that uploads reports */
        post: operations["createWorkflowPullRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/download_csv_repos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Repositories as a CSV file */
        post: operations["downloadRepositoriesCsv"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sources_control": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Source hosts in use */
        get: operations["listSourceControls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repo_tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tags of repositories */
        get: operations["listRepositoryTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/upload_scan/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import a scanner's report into a repository
         * @description The report is durable before the answer; the format is recognised from its content. Follow the scan until it ends.
         */
        post: operations["uploadScan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Scans, newest first */
        get: operations["listScans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scans/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back what an import changed
         * @description Its new findings go, what it moved, reopened or closed is as before, and the bill of materials before it counts again. For a day, and only the last import of a repository. What people decided since stays; an import whose new findings somebody has worked on is not undone.
         */
        post: operations["undoScan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scans/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A scan and its progress */
        get: operations["getScan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/request_repo_scan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for a scan of a repository */
        post: operations["requestRepositoryScan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/create_registry_image_scan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Scan an image in a registry */
        post: operations["createRegistryImageScan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/create_cloud_scan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Scan a cloud */
        post: operations["createCloudScan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/container_specs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The image of a repository */
        get: operations["getContainerSpec"];
        /** Set the image of a repository */
        put: operations["updateContainerSpec"];
        post?: never;
        /** Forget the image of a repository */
        delete: operations["deleteContainerSpec"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/findings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Findings
         * @description Ordered by `sort_field` and `sort`, by default priority, highest first; the finding's id breaks ties. The count is exact to 10,000.
         */
        get: operations["listFindings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/findings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A finding */
        get: operations["getFinding"];
        /**
         * Change a finding
         * @description The status `risk_accepted` needs a reason and is set by accepting the risk; each change is an event of the history.
         */
        put: operations["updateFinding"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/findings/{id}/toggle_false_positive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Mark as false positive, or no longer */
        put: operations["toggleFindingFalsePositive"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/findings/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Everything about a finding as a file */
        post: operations["createFindingReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/filter/findings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Values that a filter offers, with counts
         * @description Counted under all other filters given here. `client_id` is for super-administrators and partners.
         */
        get: operations["listFindingFilterOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/total_findings_chart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Totals and their course */
        get: operations["getTotalFindingsChart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/findings_chart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Open findings by severity and how they went */
        get: operations["getFindingsChart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/findings_by_repo_chart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Open findings by repository */
        get: operations["getFindingsByRepositoryChart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The organisation
         * @description A signed token whose payload is the organisation; it contains no secret.
         */
        get: operations["getClient"];
        /**
         * Change the organisation
         * @description What is absent stays. `If-Match` carries the version that was read; a stale one is refused.
         */
        put: operations["updateClient"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/billing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change whom and where to bill */
        put: operations["updateClientBilling"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/toggle-deep-reasoning-enrichment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Switch deep reasoning on or off */
        put: operations["toggleDeepReasoning"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The team */
        get: operations["listTeam"];
        put?: never;
        /** Invite somebody */
        post: operations["inviteTeamMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take somebody out of the team
         * @description Sessions end and tokens stop at once. What was assigned or sent to them is nobody's, requests that wait for their answer can be answered by whoever may accept risks, views that they shared stay and their own go. Nobody removes themselves or the last administrator.
         */
        delete: operations["removeTeamMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users-developer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** People whom findings can be sent to */
        get: operations["listDevelopers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users-approver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * People who may agree to accept a risk
         * @description Without the caller, since nobody agrees to their own request.
         */
        get: operations["listApprovers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/change_password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password
         * @description All other sessions end.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/configure-2fa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set up two-factor sign-in
         * @description Without a code it makes a secret; with the code of the app it switches on, ends other sessions and shows recovery codes once.
         */
        post: operations["configureTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/two-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the person's two-factor sign-in stands */
        get: operations["getTwoFactor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make new recovery codes
         * @description The earlier ones stop working. Needs a code of the app or a recovery code.
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/remove-2fa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Switch two-factor sign-in off */
        post: operations["removeTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accept-verification/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm an e-mail address */
        post: operations["acceptVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verify-register/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who was invited */
        get: operations["getInvitation"];
        put?: never;
        /** Choose name and password */
        post: operations["verifyRegister"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resend-verification/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Send the verification mail again
         * @description Answers alike whether the account exists or not.
         */
        get: operations["resendVerification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register an organisation
         * @description Only where the installation is open for registration. Answers alike whether the address is known or not.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a link to choose a new password
         * @description Answers alike whether the address is known or not.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reset-password/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a new password
         * @description All sessions end.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/set-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create the first administrator
         * @description The first start prints the link; it works once.
         */
        post: operations["completeSetup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether somebody has a picture */
        get: operations["checkAvatar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/findings-columns/selected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Columns of the findings list */
        get: operations["getSelectedFindingColumns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/findings-columns/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose the columns of the findings list */
        post: operations["saveFindingColumns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/findings/{id}/neighbours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What stands before and after it in the list */
        get: operations["getFindingNeighbours"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/findings/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Findings grouped by a value */
        get: operations["listFindingGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/finding-send/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a finding to developers
         * @description Mail goes out after 30 seconds; until then the job can be cancelled.
         */
        post: operations["sendFinding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/finding-send-bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send findings to developers */
        post: operations["sendFindings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bulk_actions/generate_patch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make remediations for findings */
        post: operations["generatePatches"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bulk_actions/apply_patch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Apply remediations as pull requests or issues */
        post: operations["applyPatches"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bulk_actions/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What an action would do
         * @description The same rules as the action itself, without doing it: how many would change, by severity, and why the others would stay.
         */
        post: operations["previewBulkAction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bulk_actions/developers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Who last changed the code of findings
         * @description As the reports say it, matched with the people of the organisation by e-mail address or user name. Most findings first.
         */
        post: operations["suggestDevelopers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bulk_actions/triage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide on many findings at once
         * @description Up to 500 at once are answered directly; more become a job.
         */
        post: operations["triageFindings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/download_json_findings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The list as a JSON file
         * @description The same query as the list. Above 20 MB: a job, then a single-use address.
         */
        post: operations["downloadFindingsJson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/findings/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The list as CSV, SARIF or JSON
         * @description All that match the query; with a body only the findings that it names. Above 20 MB: a job, then a single-use address.
         */
        post: operations["exportFindings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/findings/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to a finding */
        get: operations["listFindingHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/findings/{id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Comment on a finding */
        post: operations["commentOnFinding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/findings/{id}/comments/{comment_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a comment back
         * @description One's own, or any as an administrator.
         */
        delete: operations["deleteFindingComment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/findings/{id}/risk-acceptance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Answer a request to accept a risk */
        put: operations["decideFindingRisk"];
        /**
         * Accept the risk of a finding
         * @description With an approver it waits for their answer.
         */
        post: operations["acceptFindingRisk"];
        /** No longer accept the risk */
        delete: operations["revokeFindingRisk"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/findings/{id}/priority": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Why a finding has its priority */
        get: operations["explainFindingPriority"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/findings/{id}/duplicates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that another finding means the same
         * @description Later imports respect it.
         */
        post: operations["linkFindingDuplicate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/findings/{id}/duplicates/{finding}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Say that two findings are not the same
         * @description Later imports respect it.
         */
        delete: operations["unlinkFindingDuplicate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/finding_types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Open findings by type */
        get: operations["getFindingTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/slsa_threats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Open findings by SLSA 1.2 threat */
        get: operations["getSlsaThreats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/owasps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Open findings by OWASP Top 10 */
        get: operations["getOwasps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supply_chains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The delivery path and what threatens it */
        get: operations["getSupplyChains"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/owasp_cicd_chart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Open findings by OWASP CI/CD Top 10 */
        get: operations["getOwaspCicdChart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/findings-filter/selected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Saved filters of the findings list */
        get: operations["listSavedFilters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/findings-filter/selected/{source}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Saved filters of another list */
        get: operations["listSavedFiltersOf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/findings-filter/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save filters under a name */
        post: operations["saveFilter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/findings-filter/save/{source}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save filters of another list under a name */
        post: operations["saveFilterOf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/findings-filter/activate/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Activate a saved filter */
        post: operations["activateFilter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/findings-filter/activate/{name}/{source}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Activate a saved filter of another list */
        post: operations["activateFilterOf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/findings-filter/{name}/update-activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace a saved filter and activate it */
        put: operations["updateFilter"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/findings-filter/{name}/update-activate/{source}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace a saved filter of another list and activate it */
        put: operations["updateFilterOf"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/findings-filter/delete/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a saved filter */
        delete: operations["deleteFilter"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/findings-filter/delete/{name}/{source}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a saved filter of another list */
        delete: operations["deleteFilterOf"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/remediations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The remediation of a finding
         * @description By the finding's id or the remediation's own.
         */
        get: operations["getRemediation"];
        put?: never;
        /** Make a remediation for a finding */
        post: operations["createRemediation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/issues/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Draft an issue for a finding */
        post: operations["createIssueDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/remediations/{id}/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Edit a remediation */
        put: operations["editRemediation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/remediation/fill-template/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fill the blanks of a remediation's template */
        post: operations["fillRemediationTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pull_request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a pull request with a remediation */
        post: operations["createPullRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/create_issue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open an issue with a remediation */
        post: operations["createIssue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/git_token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Source hosts and whether they are connected */
        get: operations["listGitTokens"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/git_app_token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the GitHub App is connected */
        get: operations["getGitAppToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/github/installation_id": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The installation of the GitHub App */
        get: operations["getGithubInstallation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/github/save-configuration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Configure the GitHub App */
        post: operations["saveGithubConfiguration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/github/delete-configuration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Forget the GitHub App */
        delete: operations["deleteGithubConfiguration"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/save_token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save a source host's token */
        post: operations["saveToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/semgrep-cli": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Semgrep CLI */
        get: operations["getSemgrepCli"];
        put?: never;
        /** Configure Semgrep CLI */
        post: operations["saveSemgrepCli"];
        /** Forget Semgrep CLI */
        delete: operations["deleteSemgrepCli"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/openai": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** AI services */
        get: operations["getAiConfiguration"];
        put?: never;
        /** Configure AI services */
        post: operations["saveAiConfiguration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openai/test_connection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Try the validation's AI service */
        post: operations["testValidationConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openai/remediator_connection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Try the remediator's AI service */
        post: operations["testRemediatorConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/generate_plexalyzer_token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an API token
         * @description The token is shown this once.
         */
        post: operations["generatePlexalyzerToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/add_plexalyzer_token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose the token that the organisation's pipelines use */
        post: operations["addPlexalyzerToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plexalyzer_tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** API tokens */
        get: operations["listPlexalyzerTokens"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plexalyzer_tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke an API token */
        delete: operations["revokePlexalyzerToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feedback-widget/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A token for the feedback widget */
        post: operations["createFeedbackToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feedback/{id}/screenshot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The picture that was sent with feedback
         * @description For whom it came from, and for a super-administrator.
         */
        get: operations["getFeedbackScreenshot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Feedback that was sent
         * @description One's own, newest first. A super-administrator reads everyone's.
         */
        get: operations["listFeedback"];
        put?: never;
        /** Send feedback */
        post: operations["sendFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Notifications of the person */
        get: operations["listNotifications"];
        put?: never;
        /** Remind oneself */
        post: operations["createNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark all notifications of the person as read */
        post: operations["readAllNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/notifications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Mark a notification as read or unread */
        put: operations["updateNotification"];
        post?: never;
        /** Remove a notification */
        delete: operations["deleteNotification"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook/send_ticket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a finding as a ticket */
        post: operations["sendTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The webhook */
        get: operations["getWebhook"];
        /** Configure the webhook */
        put: operations["saveWebhook"];
        post?: never;
        /** Forget the webhook */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Preview the webhook, and send it if asked */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sbom-findings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Vulnerabilities of components */
        get: operations["listSbomFindings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sbom-findings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A vulnerability of a component */
        get: operations["getSbomFinding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/components": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Components */
        get: operations["listComponents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/components/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A component, its findings and the way to it */
        get: operations["getComponent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repositories/{id}/dependencies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Components of a repository and who asks for whom */
        get: operations["getDependencyGraph"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repositories/{id}/sbom-diff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Differences between two bills of materials and their effect */
        get: operations["diffSboms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repositories/{id}/sbom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The bill of materials as CycloneDX with VEX */
        post: operations["exportSbom"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prioritization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The manage-prioritization settings */
        get: operations["getPrioritySettings"];
        /**
         * Change what counts
         * @description Priorities are computed anew in the background.
         */
        put: operations["updatePrioritySettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prioritization/simulate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What other settings would change */
        post: operations["simulatePrioritySettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/intelligence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sources of what is known about vulnerabilities */
        get: operations["getIntelligence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/intelligence/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Load the sources anew */
        post: operations["refreshIntelligence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rules of the organisation */
        get: operations["listPolicies"];
        put?: never;
        /** Add a rule */
        post: operations["createPolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A rule */
        get: operations["getPolicy"];
        /** Change a rule */
        put: operations["updatePolicy"];
        post?: never;
        /** Remove a rule */
        delete: operations["deletePolicy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy-controls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Controls of standards and what stands against them */
        get: operations["listPolicyControls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Would this branch pass? */
        post: operations["checkGate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What changed since a cursor */
        get: operations["listActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Jobs, newest first */
        get: operations["listJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A job */
        get: operations["getJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{id}/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a job did, finding by finding */
        get: operations["listJobItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a job before it begins */
        post: operations["cancelJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back what a job did */
        post: operations["undoJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try again what failed or was never reached
         * @description A new job for those findings alone, in the caller's name.
         */
        post: operations["retryJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/downloads/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fetch a finished export
         * @description Single use, valid for 60 seconds.
         */
        get: operations["downloadFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who did what */
        get: operations["listAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Mail that Parapet sent */
        get: operations["listOutbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outbox/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a mail again
         * @description One-time links in it are replaced.
         */
        post: operations["resendMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stripe/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Plans to choose from */
        get: operations["listStripePlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stripe/create-checkout-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to pay */
        post: operations["createCheckoutSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stripe/refresh/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read a subscription anew from the provider */
        post: operations["refreshStripeSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stripe/customer/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The paying side */
        get: operations["getStripeCustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stripe/customer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Become a customer */
        post: operations["createStripeCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stripe/customer/expire-checkout-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give up payments that were begun */
        post: operations["expireCheckoutSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stripe/subscription/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A subscription */
        get: operations["getStripeSubscription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stripe/subscription/list/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Subscriptions of a customer */
        get: operations["listStripeSubscriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stripe/subscription/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A subscription and how it is paid */
        get: operations["getStripeSubscriptionDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stripe/subscription/cancel/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a subscription */
        post: operations["cancelStripeSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stripe/invoices/list/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Invoices of a customer */
        get: operations["listStripeInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stripe/invoice/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An invoice */
        get: operations["getStripeInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stripe/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Offer a product */
        post: operations["createStripeProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stripe/link-product-with-database": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say which plan a product belongs to */
        post: operations["linkStripeProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stripe/get_members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Organisations that pay */
        get: operations["listStripeMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pricings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Plans */
        get: operations["listPricings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pricing/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A plan */
        get: operations["getPricing"];
        /** Change a plan */
        put: operations["updatePricing"];
        post?: never;
        /** Remove a plan */
        delete: operations["deletePricing"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pricing/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a plan */
        post: operations["createPricing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a plan costs at a discount */
        post: operations["getProductPrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/manage-clients/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An organisation */
        get: operations["getManagedClient"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/manage-clients/findings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Findings of an organisation */
        get: operations["listManagedFindings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/manage-clients/findings/{id}/{finding}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A finding of an organisation */
        get: operations["getManagedFinding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/manage-clients/repositories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Repositories of an organisation */
        get: operations["listManagedRepositories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/manage-clients/repositories/{id}/{repo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A repository of an organisation */
        get: operations["getManagedRepository"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manage-clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Organisations */
        get: operations["listManagedClients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manage-clients/piloting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Say whether an organisation pilots */
        put: operations["setClientPiloting"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Partners */
        get: operations["listPartners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a partner */
        post: operations["createPartner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A partner */
        get: operations["getPartner"];
        /** Change a partner */
        put: operations["updatePartner"];
        post?: never;
        /** Remove a partner */
        delete: operations["deletePartner"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user_connectors/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Connectors */
        get: operations["listUserConnectors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user_connectors/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A connector */
        get: operations["getUserConnector"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user_connectors/add/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Use a published connector */
        post: operations["addUserConnector"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user_connectors/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Publish a connector */
        post: operations["publishUserConnector"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user_connectors/edit/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a connector */
        put: operations["editUserConnector"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user_connectors/unpublish/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Withdraw a connector */
        delete: operations["unpublishUserConnector"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/domains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Domains */
        get: operations["listDomains"];
        put?: never;
        /** Add a domain */
        post: operations["createDomain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/domains/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check the record of a domain */
        post: operations["verifyDomain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bind_domain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say which repository a domain belongs to */
        post: operations["bindDomain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/marketplace/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Complete a payment of the marketplace */
        get: operations["completeMarketplacePayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/activate-subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Activate a subscription of the marketplace */
        post: operations["activateSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connector": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save credentials of a cloud */
        post: operations["saveConnector"];
        /** Forget credentials */
        delete: operations["deleteConnector"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connector/tool": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save credentials of a scanner */
        post: operations["saveToolConnector"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/oauth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchange a source host's code */
        post: operations["exchangeOAuthToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/oauth/{host}/repos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Repositories at a source host */
        get: operations["listHostRepositories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/oauth/{host}/branches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Branches of a repository at a source host */
        get: operations["listHostBranches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/oauth/{host}/connector": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The connection to a source host */
        get: operations["getHostConnector"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/oauth/github/save-id": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save the installation that GitHub named */
        post: operations["saveGithubInstallation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/oauth/test-connection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Try a source host */
        post: operations["testSourceHostConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description User name or e-mail with password, or a Google access token. */
        LoginRequest: {
            /**
             * @description User name or e-mail.
             * @example admin@acme.example
             */
            username?: string;
            /**
             * Format: password
             * @example correct horse battery staple
             */
            password?: string;
            /** @example ya29.a0AfH6SMBx */
            google_access_token?: string;
        };
        /** @description A session. */
        SessionGrant: {
            /** @constant */
            two_factor_required: false;
            /**
             * @description Opaque; send it as bearer.
             * @example pst_3q2-7wXk9sVb1nYcTzQ0aLr8uEfHjM5d
             */
            access_token: string;
            /** @constant */
            token_type: "Bearer";
            /**
             * @description Seconds.
             * @example 86400
             */
            expires_in: number;
        };
        /** @description The password was right; a code is needed before there is a session. */
        TwoFactorChallenge: {
            /** @constant */
            two_factor_required: true;
            /**
             * @description To be sent to `POST /user/check-2fa`.
             * @example ptc_Zk3vY8pLr2wQn6xTbM4sJd
             */
            challenge: string;
            /**
             * @description Seconds.
             * @example 300
             */
            expires_in: number;
        };
        /** @description A session, or a challenge for the second factor. */
        LoginResult: components["schemas"]["SessionGrant"] | components["schemas"]["TwoFactorChallenge"];
        /**
         * @description A sentence for a person.
         * @example Finding not found.
         */
        ProblemText: string;
        /**
         * @description Path to it: `query`, `path`, `header` or `body`, then names and indexes.
         * @example [
         *       "body",
         *       "email"
         *     ]
         */
        ProblemLocation: (string | number)[];
        /**
         * @description What fills the sentence, by name.
         * @example {
         *       "limit": 100
         *     }
         */
        ProblemFacts: {
            [key: string]: string | number;
        };
        /** @description One thing that is wrong, and where. */
        ProblemEntry: {
            /**
             * @description A sentence for a person.
             * @example must be <= 100
             */
            msg: string;
            loc: components["schemas"]["ProblemLocation"];
            /**
             * @description Stable machine word of what is wrong.
             * @example maximum
             */
            type: string;
            facts: components["schemas"]["ProblemFacts"];
        };
        /** @description One entry for each field or parameter. */
        ProblemEntries: components["schemas"]["ProblemEntry"][];
        /** @description A sentence, or one entry for each field or parameter. */
        ProblemDetail: components["schemas"]["ProblemText"] | components["schemas"]["ProblemEntries"];
        /** @description Why a call was refused (RFC 9457). */
        Problem: {
            /** @example 422 */
            status: number;
            /**
             * @description Stable machine word.
             * @example invalid
             */
            code: string;
            /** @example Not accepted */
            title: string;
            detail: components["schemas"]["ProblemDetail"];
            /**
             * @description Names the request in the server's log.
             * @example 01K0Q8VJ6N3T4Y5Z7A9BCDEFGH
             */
            request_id: string;
        };
        /** @description Answer to a challenge. */
        CheckTwoFactorRequest: {
            /** @example ptc_Zk3vY8pLr2wQn6xTbM4sJd */
            challenge: string;
            /**
             * @description Six digits of the app, or a recovery code.
             * @example 492817
             */
            code: string;
        };
        /**
         * @description What somebody may do; the table of permissions is shared by server and web app.
         * @example admin
         * @enum {string}
         */
        Role: "superadmin" | "admin" | "cyberoper" | "developer";
        /** @description Who is signed in. */
        SessionUser: {
            /** Format: uuid */
            id: string;
            /**
             * Format: email
             * @example admin@acme.example
             */
            email: string;
            /** @example admin */
            username: string;
            role: components["schemas"]["Role"];
            /** @example false */
            is_partner: boolean;
            /** @example false */
            two_factor_enabled: boolean;
            /**
             * Format: uri
             * @example null
             */
            avatar_url: string | null;
            /** Format: uuid */
            client_id: string;
            /** @example Acme */
            organization_name: string;
            /** @example 2 */
            unread_notifications: number;
        };
        /**
         * @description Direction of an order.
         * @enum {string}
         */
        SortDirection: "asc" | "desc";
        /**
         * @description `enriched` once a first scan has been imported.
         * @example enriched
         * @enum {string}
         */
        RepositoryStatus: "pending" | "enriched";
        /**
         * @description Where a repository comes from; `manual` was added by hand.
         * @enum {string}
         */
        SourceControl: "github" | "gitlab" | "bitbucket_cloud" | "gitea" | "manual";
        /**
         * @description How much depends on it.
         * @enum {string}
         */
        RepositoryPriority: "critical" | "high" | "medium" | "low";
        /** @description Where it lives. */
        RepositoryData: {
            /**
             * @description Default branch.
             * @example main
             */
            branch: string | null;
            priority: components["schemas"]["RepositoryPriority"];
            source_control: components["schemas"]["SourceControl"];
            /**
             * @example [
             *       "payments"
             *     ]
             */
            tags: string[];
            /** @example https://github.com/acme/ledger-api */
            url: string | null;
        };
        /** @description Findings by severity. */
        SeverityCounts: {
            /** @example 4 */
            critical: number;
            /** @example 19 */
            high: number;
            /** @example 48 */
            medium: number;
            /** @example 31 */
            low: number;
            /** @example 7 */
            info: number;
        };
        /**
         * @description Where a scan stands.
         * @enum {string}
         */
        ScanStatus: "queued" | "running" | "succeeded" | "failed";
        /** @description What is known about a repository. */
        RepositoryAttributes: {
            /** @example true */
            active: boolean;
            data: components["schemas"]["RepositoryData"];
            /** @example Bookings and statements. */
            description: string | null;
            /** @example ledger-api */
            nickname: string;
            /**
             * @description Reports arrive from a pipeline.
             * @example true
             */
            pipeline: boolean;
            /** @example service */
            repo_type: string | null;
            status: components["schemas"]["RepositoryStatus"];
            /** @example null */
            workflow_pr_url: string | null;
            /** @example git@github.com:acme/ledger-api.git */
            uri: string | null;
            /** @example true */
            deals_with_confidential_data: boolean;
            /** @example Payment processing */
            primary_purpose: string | null;
            open_findings: components["schemas"]["SeverityCounts"];
            /**
             * Format: date-time
             * @example 2026-02-03T06:00:41Z
             */
            last_scan_at: string | null;
            last_scan_status: components["schemas"]["ScanStatus"] | null;
            /** @example 87 */
            highest_priority: number | null;
            /**
             * Format: date-time
             * @example 2026-01-12T08:10:00Z
             */
            created_at: string;
        };
        /** @description A repository. */
        Repository: {
            /**
             * Format: uuid
             * @example 01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02
             */
            id: string;
            attributes: components["schemas"]["RepositoryAttributes"];
        };
        /** @description Where a page stands in its list. */
        ListMeta: {
            /**
             * @description Rows that match; a lower bound when `total_is_exact` is false.
             * @example 1
             */
            total: number;
            /** @example true */
            total_is_exact: boolean;
            /** @example 1 */
            page: number;
            /** @example 50 */
            page_size: number;
            /**
             * @description Present while rows follow.
             * @example null
             */
            next_cursor: string | null;
        };
        /** @description A page of repositories. */
        RepositoryList: {
            data: components["schemas"]["Repository"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description One repository. */
        RepositoryDocument: {
            data: components["schemas"]["Repository"];
        };
        /** @description What changes; what is absent stays. */
        UpdateRepositoryRequest: {
            /** @example ledger-api */
            nickname?: string;
            /** @example true */
            active?: boolean;
            /**
             * Format: uri
             * @example https://github.com/acme/ledger-api
             */
            url?: string | null;
            /** @example main */
            branch?: string | null;
            /** @example Bookings and statements. */
            description?: string | null;
            /** @example service */
            repo_type?: string | null;
            priority?: components["schemas"]["RepositoryPriority"];
            /**
             * @example [
             *       "payments"
             *     ]
             */
            tags?: string[];
            /** @example true */
            deals_with_confidential_data?: boolean;
            /** @example Payment processing */
            primary_purpose?: string | null;
            /** @example true */
            pipeline?: boolean;
        };
        /** @description A repository to add. */
        NewRepositoryInput: {
            /** @example ledger-api */
            nickname: string;
            /**
             * Format: uri
             * @example https://github.com/acme/ledger-api
             */
            url?: string | null;
            /** @example git@github.com:acme/ledger-api.git */
            uri?: string | null;
            /** @example main */
            branch?: string | null;
            /** @example Bookings and statements. */
            description?: string | null;
            /** @example service */
            repo_type?: string | null;
            priority?: components["schemas"]["RepositoryPriority"];
            /**
             * @example [
             *       "payments"
             *     ]
             */
            tags?: string[];
            /** @example true */
            deals_with_confidential_data?: boolean;
            /** @example Payment processing */
            primary_purpose?: string | null;
        };
        /** @description Repositories to add at once. */
        CreateRepositoryWithListRequest: {
            data: components["schemas"]["NewRepositoryInput"][];
            source_control: components["schemas"]["SourceControl"];
        };
        /**
         * @description Why a repository was not added: another one has its name.
         * @enum {string}
         */
        SkippedRepositoryReason: "name_taken";
        /** @description A repository that was not added. */
        SkippedRepository: {
            /** @example ledger-api */
            nickname: string;
            reason: components["schemas"]["SkippedRepositoryReason"];
        };
        /** @description What was added and what was there before. */
        CreatedRepositories: {
            data: components["schemas"]["Repository"][];
            skipped: components["schemas"]["SkippedRepository"][];
        };
        /** @description Somebody of the organisation. */
        PersonRef: {
            /** Format: uuid */
            id: string;
            /** @example developer */
            username: string;
            /**
             * Format: email
             * @example developer@acme.example
             */
            email: string;
            /**
             * Format: uri
             * @example null
             */
            avatar_url: string | null;
        };
        /** @description Developers of a repository. */
        RepositoryMembers: {
            data: components["schemas"]["PersonRef"][];
        };
        /** @description Developers of a repository. */
        RepositoryMembersRequest: {
            user_ids: string[];
        };
        /** @description What was opened at the source host. */
        HostedLink: {
            /**
             * Format: uri
             * @example https://github.com/acme/ledger-api/pull/12
             */
            url: string;
            /** @example 12 */
            number: number | null;
        };
        /** @description A source host and its repositories. */
        SourceControlCount: {
            source_control: components["schemas"]["SourceControl"];
            /** @example 12 */
            count: number;
            /** @example true */
            isConfigured: boolean;
        };
        /** @description Source hosts in use. */
        SourceControlList: {
            data: components["schemas"]["SourceControlCount"][];
        };
        /** @description Tags of repositories. */
        RepositoryTagList: {
            /**
             * @example [
             *       "payments",
             *       "internal"
             *     ]
             */
            data: string[];
        };
        /** @description A scanner's report. */
        UploadScanRequest: {
            /**
             * @description Extension of the file, a hint.
             * @example json
             */
            ext: string;
            /**
             * @description The scanner, a hint; empty lets the content decide.
             * @example semgrep
             */
            tool: string;
            /** @example main */
            branch?: string;
            /** @example 4f2c9d1 */
            commit?: string;
            /**
             * @description What was looked at, where the report may not say: an image, a host or address, a cloud account, or a path of the repository, written as it is or with its kind (image:, host:, account:, path:). A report that found nothing then closes what was found on this, and nothing else.
             * @example https://shop.example
             */
            target?: string;
            /**
             * @description Only say what would change.
             * @example false
             * @enum {string}
             */
            dry_run?: "true" | "false";
            /**
             * @description Whether what the report lacks counts as fixed.
             * @example true
             * @enum {string}
             */
            complete?: "true" | "false";
            /**
             * Format: binary
             * @description The report, up to 512 MB, as the last part.
             */
            file: string;
        };
        /**
         * @description What it is doing.
         * @example done
         * @enum {string}
         */
        ScanPhase: "waiting" | "reading" | "comparing" | "publishing" | "done";
        /** @description The repository of a finding. */
        RepositoryRef: {
            /**
             * Format: uuid
             * @example 01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02
             */
            id: string;
            /** @example ledger-api */
            nickname: string;
        };
        /** @description What the import changed. */
        ScanCounts: {
            /**
             * @description Results in the report.
             * @example 214
             */
            total: number;
            /** @example 12 */
            new: number;
            new_by_severity: components["schemas"]["SeverityCounts"];
            /**
             * @description Known before, those that moved or were reopened among them.
             * @example 198
             */
            matched: number;
            /**
             * @description Matched although their lines moved.
             * @example 3
             */
            moved: number;
            /** @example 1 */
            reopened: number;
            /**
             * @description No longer in a full report of the same tool and branch.
             * @example 4
             */
            fixed: number;
            /**
             * @description Newly linked to findings of other tools; a dry run does not tell.
             * @example 2
             */
            duplicates: number;
            /** @example 3 */
            ignored: number;
            /** @example 0 */
            components: number;
        };
        /**
         * @description Why a result was left out.
         * @enum {string}
         */
        IgnoredReason: "malformed_result" | "no_rule_and_no_message" | "not_a_finding" | "suppressed" | "unsafe_path" | "duplicate_in_report" | "excluded_by_settings" | "too_large";
        /** @description A result that was left out. */
        IgnoredResult: {
            reason: components["schemas"]["IgnoredReason"];
            /** @example The result has neither a rule nor a message. */
            detail: string;
            /**
             * @description Where in the report.
             * @example /runs/0/results/17
             */
            pointer: string;
        };
        /**
         * @description What an import would do with a finding.
         * @enum {string}
         */
        ScanChangeKind: "new" | "reopened" | "fixed";
        /**
         * @description Severity, most severe first.
         * @example high
         * @enum {string}
         */
        Severity: "critical" | "high" | "medium" | "low" | "info";
        /** @description A finding that an import would change. */
        ScanChange: {
            change: components["schemas"]["ScanChangeKind"];
            /**
             * Format: uuid
             * @description Null of one that is not known yet.
             * @example 01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01
             */
            finding_id: string | null;
            /** @example SQL injection in the statement builder */
            title: string;
            severity: components["schemas"]["Severity"];
            /**
             * @description File and line, else component, else end point.
             * @example src/statements/search.ts:41
             */
            place: string | null;
        };
        /**
         * @description Why nothing of a report was imported.
         * @example truncated_report
         * @enum {string}
         */
        ScanErrorCode: "empty_report" | "unknown_format" | "unsupported_version" | "malformed_report" | "truncated_report" | "too_large" | "too_deep" | "not_text" | "archive_refused" | "timed_out" | "import_failed";
        /** @description Why nothing of a report was imported. */
        ScanError: {
            code: components["schemas"]["ScanErrorCode"];
            /** @example The report ends in the middle of result 811. */
            message: string;
            /** @example /runs/0/results/811 */
            pointer: string | null;
        };
        /**
         * @description What was corrected or assumed.
         * @example read_as_another_tool
         * @enum {string}
         */
        ScanNoteCode: "read_as_another_tool" | "among_other_text" | "target_not_named" | "later_report_known" | "other_bill_kept";
        /** @description What a note is about. Each code has its own of these. */
        ScanNoteFacts: {
            /**
             * @description Whose report it is.
             * @example trivy
             */
            tool?: string;
            /**
             * @description The tool that the sender named.
             * @example nessus
             */
            sent_as?: string;
            /**
             * Format: date-time
             * @description When this report looked.
             */
            observed_at?: string;
            /**
             * Format: date-time
             * @description When the newest report of the same target looked.
             */
            later_at?: string;
            /** @description Results that the later report no longer had. */
            kept_fixed?: number;
            /** @description Components that the report names. */
            components?: number;
        };
        /** @description Something that whoever sent the report should know. */
        ScanNote: {
            code: components["schemas"]["ScanNoteCode"];
            facts: components["schemas"]["ScanNoteFacts"];
            /**
             * @description The same in an English sentence.
             * @example The report was sent as "nessus"; its content is a report of trivy and was read as that.
             */
            text: string;
        };
        /** @description What is known about a scan. */
        ScanAttributes: {
            status: components["schemas"]["ScanStatus"];
            phase: components["schemas"]["ScanPhase"];
            /** @example 1 */
            progress: number;
            repository: components["schemas"]["RepositoryRef"];
            /**
             * @description As recognised.
             * @example semgrep
             */
            tool: string | null;
            /** @example 1.102.0 */
            tool_version: string | null;
            /**
             * @description As stated by who uploaded it.
             * @example semgrep
             */
            tool_hint: string | null;
            /** @example sarif */
            format: string | null;
            /** @example main */
            branch: string | null;
            /** @example 4f2c9d1 */
            commit: string | null;
            /**
             * @description What was looked at, as stated by who uploaded it.
             * @example host:shop.example
             */
            target: string | null;
            /**
             * @description The report speaks for everything, so that what it lacks is fixed.
             * @example true
             */
            complete: boolean;
            /** @example false */
            dry_run: boolean;
            /** @example semgrep.sarif */
            file_name: string | null;
            /** @example 184320 */
            file_size: number;
            counts: components["schemas"]["ScanCounts"];
            /** @description The first 200. */
            ignored: components["schemas"]["IgnoredResult"][];
            /** @description What a dry run would change, the most severe first, 200 at most. Empty for an import, whose findings can be listed. */
            changes: components["schemas"]["ScanChange"][];
            error: components["schemas"]["ScanError"] | null;
            /** @description What was corrected or assumed. */
            notes: components["schemas"]["ScanNote"][];
            requested_by: components["schemas"]["PersonRef"] | null;
            /**
             * Format: date-time
             * @example 2026-02-03T06:00:12Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @example 2026-02-03T06:00:13Z
             */
            started_at: string | null;
            /**
             * Format: date-time
             * @example 2026-02-03T06:00:41Z
             */
            finished_at: string | null;
            /**
             * Format: date-time
             * @description Until when the import can be undone; null when it has changed nothing or has been undone.
             * @example 2026-02-04T06:00:41Z
             */
            undo_until: string | null;
            /**
             * Format: date-time
             * @description When its changes were taken back.
             * @example null
             */
            undone_at: string | null;
        };
        /** @description An import of a report. */
        Scan: {
            /**
             * Format: uuid
             * @example 01980a5c-3f10-7c1e-9b7a-5f0c2d9e4c03
             */
            id: string;
            attributes: components["schemas"]["ScanAttributes"];
        };
        /** @description One scan. */
        ScanDocument: {
            data: components["schemas"]["Scan"];
        };
        /** @description A page of scans. */
        ScanList: {
            data: components["schemas"]["Scan"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description What to scan, and how. */
        RequestRepositoryScanRequest: {
            /** Format: uuid */
            repository_id: string;
            /**
             * @example full
             * @enum {string}
             */
            scan_type: "full" | "sast" | "sca" | "secret" | "iac";
        };
        /** @description An image in Amazon ECR. */
        AwsEcrScanRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            platform: "aws_ecr";
            /** @example ledger-api */
            image: string;
            /** @example 1.4.2 */
            tag: string;
            /** @example 123456789012 */
            account_id: string;
            /** @example eu-west-1 */
            region: string;
            /** @example acme/ledger-api */
            repo: string;
        };
        /** @description An image in Azure Container Registry. */
        AzureAcrScanRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            platform: "azure_acr";
            /** @example ledger-api */
            image: string;
            /** @example 1.4.2 */
            tag: string;
            /** @example acme */
            registry_name: string;
        };
        /** @description An image on Docker Hub. */
        DockerHubScanRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            platform: "docker_hub";
            /** @example ledger-api */
            image: string;
            /** @example 1.4.2 */
            tag: string;
            /** @example acme */
            namespace: string;
            /** @example acme-bot */
            username?: string | null;
            /** @description Absent keeps it, null clears it, a text replaces it. No answer contains it. */
            password?: string | null;
        };
        /** @description An image in GitHub's registry. */
        GithubGhcrScanRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            platform: "github_ghcr";
            /** @example ledger-api */
            image: string;
            /** @example 1.4.2 */
            tag: string;
            /** @example acme */
            user: string;
            /** @example acme-bot */
            username?: string | null;
            /** @description Absent keeps it, null clears it, a text replaces it. No answer contains it. */
            token?: string | null;
        };
        /** @description An image in GitLab's registry. */
        GitlabRegistryScanRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            platform: "gitlab_registry";
            /** @example ledger-api */
            image: string;
            /** @example 1.4.2 */
            tag: string;
            /** @example acme/backend */
            namespace: string;
            /** @example acme-bot */
            username?: string | null;
            /** @description Absent keeps it, null clears it, a text replaces it. No answer contains it. */
            token?: string | null;
        };
        /** @description An image in Google Artifact Registry. */
        GoogleGarScanRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            platform: "google_gar";
            /** @example ledger-api */
            image: string;
            /** @example 1.4.2 */
            tag: string;
            /** @example europe-west1 */
            region: string;
            /** @example acme-prod */
            project_id: string;
            /** @example backend */
            repo: string;
        };
        /** @description An image in Google Container Registry. */
        GoogleGcrScanRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            platform: "google_gcr";
            /** @example ledger-api */
            image: string;
            /** @example 1.4.2 */
            tag: string;
            /** @example acme-prod */
            project_id: string;
        };
        /** @description An image in JFrog Artifactory. */
        JfrogScanRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            platform: "jfrog_artifactory";
            /** @example ledger-api */
            image: string;
            /** @example 1.4.2 */
            tag: string;
            /** @example acme.jfrog.example */
            domain: string;
            /** @example docker-local */
            repo: string;
            /** @example acme-bot */
            username?: string | null;
            /** @description Absent keeps it, null clears it, a text replaces it. No answer contains it. */
            password?: string | null;
        };
        /** @description An image to scan. */
        RegistryImageScanRequest: components["schemas"]["AwsEcrScanRequest"] | components["schemas"]["AzureAcrScanRequest"] | components["schemas"]["DockerHubScanRequest"] | components["schemas"]["GithubGhcrScanRequest"] | components["schemas"]["GitlabRegistryScanRequest"] | components["schemas"]["GoogleGarScanRequest"] | components["schemas"]["GoogleGcrScanRequest"] | components["schemas"]["JfrogScanRequest"];
        /**
         * @description A cloud.
         * @enum {string}
         */
        CloudProvider: "aws" | "azure" | "gcp" | "oracle_oci";
        /** @description Which cloud to scan. */
        CloudScanRequest: {
            provider: components["schemas"]["CloudProvider"];
            /**
             * @example [
             *       "eu-west-1"
             *     ]
             */
            regions?: string[];
        };
        /**
         * @description A container registry.
         * @example github_ghcr
         * @enum {string}
         */
        RegistryPlatform: "aws_ecr" | "azure_acr" | "docker_hub" | "github_ghcr" | "gitlab_registry" | "google_gar" | "google_gcr" | "jfrog_artifactory";
        /** @description The image of a repository, and what is known of its registry. */
        ContainerSpec: {
            /**
             * Format: uuid
             * @example 01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02
             */
            id: string;
            platform: components["schemas"]["RegistryPlatform"];
            /** @example ledger-api */
            image: string;
            /** @example 1.4.2 */
            tag: string;
            /** @example acme */
            registry: string | null;
            /**
             * @description Whether credentials are stored.
             * @example true
             */
            isConfigured: boolean;
            /** Format: date-time */
            updated_at: string;
        };
        /** @description An image's specification. */
        ContainerSpecDocument: {
            data: components["schemas"]["ContainerSpec"];
        };
        /**
         * @description Where a finding stands.
         * @enum {string}
         */
        FindingStatus: "open" | "in_progress" | "fixed" | "risk_accepted";
        /**
         * @description Where a finding stands against its due date.
         * @example on_track
         * @enum {string}
         */
        SlaState: "overdue" | "due_soon" | "on_track" | "none";
        /**
         * @description Threat of SLSA 1.2 along the delivery path.
         * @example B
         * @enum {string}
         */
        SlsaThreat: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I";
        /**
         * @description Attribute that orders the list of findings.
         * @example priority
         * @enum {string}
         */
        FindingSortField: "priority" | "severity" | "title" | "repository" | "tool" | "status" | "first_seen_at" | "last_seen_at" | "due_at" | "cvssv3_score" | "fixing_effort" | "epss" | "rule" | "component" | "file";
        /** @description The scanner's rule. */
        RuleRef: {
            /** @example javascript.express.sqli */
            id: string;
            /** @example SQL built from request input */
            name: string | null;
            /** @example https://semgrep.dev/r/javascript.express.sqli */
            help_uri: string | null;
        };
        /**
         * @description Kind of scan that finds such.
         * @enum {string}
         */
        FindingCategory: "sast" | "sca" | "secret" | "iac" | "container" | "dast" | "cloud" | "network" | "mobile" | "license" | "sbom" | "quality";
        /** @description Lines and columns, counted from one, inclusive. */
        CodeRange: {
            /** @example 41 */
            start_line: number;
            /** @example 17 */
            start_column: number | null;
            /** @example 43 */
            end_line: number | null;
            /** @example 52 */
            end_column: number | null;
        };
        /** @description A package or operating-system component. */
        ComponentRef: {
            /** @example pg */
            name: string;
            /** @example 8.11.0 */
            version: string | null;
            /** @example pkg:npm/pg@8.11.0 */
            purl: string | null;
            /** @example npm */
            ecosystem: string | null;
            /** @example 8.11.3 */
            fixed_version: string | null;
        };
        /** @description What a row of the list shows. */
        FindingRowAttributes: {
            /** @example SQL injection in the statement builder */
            title: string;
            severity: components["schemas"]["Severity"];
            /** @example 87 */
            priority: number;
            status: components["schemas"]["FindingStatus"];
            /** @example false */
            false_positive: boolean;
            /** @example false */
            is_duplicate: boolean;
            /** @example false */
            is_subfinding: boolean;
            /**
             * @description In CISA's list of known exploited vulnerabilities.
             * @example false
             */
            kev: boolean;
            /**
             * @description Probability of exploitation within 30 days.
             * @example null
             */
            epss: number | null;
            /** @example semgrep */
            tool: string;
            rule: components["schemas"]["RuleRef"];
            category: components["schemas"]["FindingCategory"];
            /** @example SQL Injection */
            type: string | null;
            /** @example typescript */
            language: string | null;
            /** @example src/statements/search.ts */
            file: string | null;
            range: components["schemas"]["CodeRange"] | null;
            /** @example null */
            endpoint: string | null;
            component: components["schemas"]["ComponentRef"] | null;
            repository: components["schemas"]["RepositoryRef"];
            /** @example main */
            branch: string | null;
            /**
             * @example [
             *       89
             *     ]
             */
            cwe: number[];
            /** @example [] */
            cve: string[];
            /** @example 8.6 */
            cvssv3_score: number | null;
            /**
             * @example [
             *       "A03:2021"
             *     ]
             */
            owasp: string[];
            /** @example [] */
            owasp_cicd: string[];
            slsa_threats: components["schemas"]["SlsaThreat"][];
            /**
             * @example [
             *       "payments"
             *     ]
             */
            tags: string[];
            assignee: components["schemas"]["PersonRef"] | null;
            sla: components["schemas"]["SlaState"];
            /** @example 20 */
            fixing_effort: number | null;
            /** @example null */
            remediation_type: string | null;
            /** @example true */
            has_fix: boolean;
            /** @example 1 */
            comment_count: number;
            /**
             * Format: date-time
             * @example 2026-01-12T08:14:03Z
             */
            first_seen_at: string;
            /**
             * Format: date-time
             * @example 2026-02-03T06:00:41Z
             */
            last_seen_at: string;
            /**
             * Format: date-time
             * @example 2026-02-11T08:14:03Z
             */
            due_at: string | null;
            /**
             * @description The file's extension.
             * @example ts
             */
            file_type: string | null;
            /**
             * @description Who owns it, as the report says.
             * @example payments-team
             */
            issue_owner: string | null;
            /** @example false */
            review_requested: boolean;
            /**
             * @description What is known about mending it.
             * @example upgrade
             */
            mitigation_kind: string;
            /**
             * @description Cloud or platform that it concerns.
             * @example aws
             */
            provider: string | null;
            /**
             * @description Standards and rules of the organisation that it stands against.
             * @example [
             *       "PCI DSS v4.0.1"
             *     ]
             */
            policy_names: string[];
            /**
             * @example [
             *       "compliance"
             *     ]
             */
            policy_categories: string[];
            /**
             * @example [
             *       "PCI DSS v4.0.1 6.2.4"
             *     ]
             */
            policy_controls: string[];
        };
        /** @description A finding as the list shows it. */
        FindingRow: {
            /** Format: uuid */
            id: string;
            attributes: components["schemas"]["FindingRowAttributes"];
        };
        /** @description A page of findings. */
        FindingList: {
            data: components["schemas"]["FindingRow"][];
            meta: components["schemas"]["ListMeta"];
        };
        /**
         * @description How sure the scanner is.
         * @enum {string}
         */
        Confidence: "high" | "medium" | "low";
        /** @description A score and the vector behind it. */
        CvssScore: {
            /**
             * @example 3.1
             * @enum {string}
             */
            version: "2.0" | "3.0" | "3.1" | "4.0";
            /** @example CVSS:3.1/AV:N/AC:L/PR:L/UI:N/S:U/C:H/I:H/A:N */
            vector: string | null;
            /** @example 8.1 */
            score: number;
            /** @example nvd */
            source: string | null;
        };
        /**
         * @description What of a finding leads to a control.
         * @enum {string}
         */
        ControlEvidenceKind: "weakness" | "vulnerability" | "category" | "slsa_threat";
        /** @description What of a finding leads to a control, and by whose reading. */
        ControlEvidence: {
            kind: components["schemas"]["ControlEvidenceKind"];
            /**
             * @description CWE, vulnerability, category or SLSA threat.
             * @example CWE-564
             */
            value: string;
            /**
             * @description The weakness that the source names where it does not name the finding's own.
             * @example CWE-89
             */
            kind_of: string | null;
            /**
             * @description The control's, as its standard writes it.
             * @example Software attacks are prevented or mitigated
             */
            title: string;
            /**
             * @description Who published that the one stands against the other; null where it is Parapet's reading.
             * @example OWASP
             */
            source: string | null;
        };
        /** @description A filter and its value as the address writes it. */
        SavedFilterEntry: {
            /** @example severity */
            key: string;
            /** @example critical,high */
            value: string;
        };
        /** @description A policy that the finding stands against, and why. */
        PolicyViolation: {
            /** @example compliance */
            category: string;
            /** @example PCI DSS 4 */
            name: string;
            /**
             * @description A rule of the organisation has none.
             * @example 6.2.4
             */
            control: string | null;
            /**
             * @description In the organisation's own words; a control has none.
             * @example null
             */
            reason: string | null;
            /** @description What leads to a control; null for a rule of the organisation. */
            evidence: components["schemas"]["ControlEvidence"] | null;
            /** @example https://www.pcisecuritystandards.org/ */
            uri: string | null;
            /** @description What a rule of the organisation asks for; all of them hold. Empty for a control. */
            conditions: components["schemas"]["SavedFilterEntry"][];
            /**
             * Format: date-time
             * @description By when a rule of the organisation wants it mended.
             * @example null
             */
            due_at: string | null;
        };
        /** @description A line of source text. */
        CodeLine: {
            /**
             * @description Six digits, zero-padded.
             * @example 000041
             */
            number: string;
            /** @example const sql = `SELECT * FROM statements WHERE memo LIKE '%${query}%'`; */
            text: string;
            /** @example true */
            highlighted: boolean;
        };
        /** @description One step on the way of the data. */
        CodeFlowStep: {
            /** @example src/statements/routes.ts */
            file: string | null;
            range: components["schemas"]["CodeRange"] | null;
            /** @example query comes from the request */
            message: string | null;
            /** @example const { query } = request.query; */
            snippet: string | null;
        };
        /** @description One edit of a fix that the report brings. */
        FixChange: {
            /** @example src/statements/search.ts */
            path: string;
            /** @example 41 */
            start_line: number;
            /** @example null */
            start_column: number | null;
            /** @example 41 */
            end_line: number | null;
            /** @example null */
            end_column: number | null;
            /** @example const sql = 'SELECT * FROM statements WHERE memo LIKE $1'; */
            replacement: string;
        };
        /** @description What the report itself knows about mending it. */
        FindingFix: {
            /** @example Bind the value as a parameter. */
            description: string | null;
            changes: components["schemas"]["FixChange"][];
        };
        /**
         * @description How the last import met it.
         * @example moved
         * @enum {string}
         */
        IdentityMatch: "new" | "same" | "moved" | "renamed";
        /**
         * @description Which evidence its identity rests on.
         * @example code
         * @enum {string}
         */
        IdentityBasis: "fingerprint" | "component" | "code" | "resource" | "message";
        /** @description Why this is the finding of earlier imports. */
        FindingIdentity: {
            match: components["schemas"]["IdentityMatch"];
            basis: components["schemas"]["IdentityBasis"];
        };
        /**
         * @description Why two findings are the same; a person's word, or what the reports of two tools have in common.
         * @example weakness
         * @enum {string}
         */
        DuplicateReason: "vulnerability" | "weakness" | "secret" | "by_hand";
        /** @description What two findings have in common. Each reason has its own of these. */
        DuplicateFacts: {
            /** @example CVE-2022-24999 */
            vulnerability?: string;
            /** @example qs */
            component?: string;
            /** @example 89 */
            cwe?: number;
            /** @example src/statements/search.ts */
            file?: string;
            /** @example 41 */
            line?: number;
        };
        /** @description A finding that means the same. */
        DuplicateLink: {
            /**
             * Format: uuid
             * @example 01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a09
             */
            finding_id: string;
            /**
             * @description The other one stands for both.
             * @example true
             */
            canonical: boolean;
            /** @example SQL injection */
            title: string;
            /** @example codeql */
            tool: string;
            reason: components["schemas"]["DuplicateReason"];
            /** @description What both have in common; null where a person put them together. */
            facts: components["schemas"]["DuplicateFacts"] | null;
            /**
             * @description In the words of the person who put them together.
             * @example null
             */
            comment: string | null;
        };
        /** @description Why somebody lives with it, and until when. */
        RiskAcceptance: {
            /** @example Reachable only from the internal network until the migration in March. */
            reason: string;
            /**
             * Format: date
             * @example 2026-03-31
             */
            until: string | null;
            /**
             * @description Ends when a fix exists.
             * @example false
             */
            until_fix: boolean;
            accepted_by: components["schemas"]["PersonRef"] | null;
            /** @description Who has to agree, or agreed. Null while review is requested, whoever may accept risks may answer, save who asked. */
            approver: components["schemas"]["PersonRef"] | null;
            /**
             * Format: date-time
             * @example 2026-02-01T10:00:00Z
             */
            accepted_at: string;
        };
        /** @description Everything known about a finding. */
        FindingAttributes: {
            /** @example SQL injection in the statement builder */
            title: string;
            severity: components["schemas"]["Severity"];
            /** @example 87 */
            priority: number;
            status: components["schemas"]["FindingStatus"];
            /** @example false */
            false_positive: boolean;
            /** @example false */
            is_duplicate: boolean;
            /** @example false */
            is_subfinding: boolean;
            /**
             * @description In CISA's list of known exploited vulnerabilities.
             * @example false
             */
            kev: boolean;
            /**
             * @description Probability of exploitation within 30 days.
             * @example null
             */
            epss: number | null;
            /** @example semgrep */
            tool: string;
            rule: components["schemas"]["RuleRef"];
            category: components["schemas"]["FindingCategory"];
            /** @example SQL Injection */
            type: string | null;
            /** @example typescript */
            language: string | null;
            /** @example src/statements/search.ts */
            file: string | null;
            range: components["schemas"]["CodeRange"] | null;
            /** @example null */
            endpoint: string | null;
            component: components["schemas"]["ComponentRef"] | null;
            repository: components["schemas"]["RepositoryRef"];
            /** @example main */
            branch: string | null;
            /**
             * @example [
             *       89
             *     ]
             */
            cwe: number[];
            /** @example [] */
            cve: string[];
            /** @example 8.6 */
            cvssv3_score: number | null;
            /**
             * @example [
             *       "A03:2021"
             *     ]
             */
            owasp: string[];
            /** @example [] */
            owasp_cicd: string[];
            slsa_threats: components["schemas"]["SlsaThreat"][];
            /**
             * @example [
             *       "payments"
             *     ]
             */
            tags: string[];
            assignee: components["schemas"]["PersonRef"] | null;
            sla: components["schemas"]["SlaState"];
            /** @example 20 */
            fixing_effort: number | null;
            /** @example null */
            remediation_type: string | null;
            /** @example true */
            has_fix: boolean;
            /** @example 1 */
            comment_count: number;
            /**
             * Format: date-time
             * @example 2026-01-12T08:14:03Z
             */
            first_seen_at: string;
            /**
             * Format: date-time
             * @example 2026-02-03T06:00:41Z
             */
            last_seen_at: string;
            /**
             * Format: date-time
             * @example 2026-02-11T08:14:03Z
             */
            due_at: string | null;
            /**
             * @description As reported: Markdown or plain text, made safe where it is rendered.
             * @example Input of the request reaches the SQL text without being bound.
             */
            description: string | null;
            /** @example Bind the value as a parameter. */
            mitigation: string | null;
            /**
             * @description The scanner's own word.
             * @example ERROR
             */
            severity_raw: string | null;
            /** @example false */
            severity_overridden: boolean;
            confidence: components["schemas"]["Confidence"] | null;
            cvss: components["schemas"]["CvssScore"][];
            policies: components["schemas"]["PolicyViolation"][];
            /**
             * @description The code around the range, each line with its six-digit, zero-padded number.
             * @example 000040 export const search = (query) => {\n000041   const sql = `SELECT …`;
             */
            scanner_report_code: string | null;
            /** @description The same, line by line. */
            code: components["schemas"]["CodeLine"][];
            /** @example const sql = `SELECT * FROM statements WHERE memo LIKE '%${query}%'`; */
            code_snippet: string | null;
            /**
             * @description Unified diff of the known fix.
             * @example null
             */
            code_diff: string | null;
            /**
             * @description Format of `code_diff`; `unified` where there is one.
             * @example null
             */
            diff_parser: string | null;
            code_flow: components["schemas"]["CodeFlowStep"][];
            related_locations: components["schemas"]["CodeFlowStep"][];
            /**
             * @example [
             *       "https://cwe.mitre.org/data/definitions/89.html"
             *     ]
             */
            references: string[];
            fix: components["schemas"]["FindingFix"] | null;
            /** @example [] */
            fixed_versions: string[];
            /**
             * @description Container image and layer.
             * @example null
             */
            image: string | null;
            /** @example null */
            cloud_resource: string | null;
            /** @example null */
            http_method: string | null;
            /** @example null */
            http_parameter: string | null;
            /**
             * @description Author of the line, as the report says.
             * @example null
             */
            author: string | null;
            /** @example 4f2c9d1 */
            commit: string | null;
            /**
             * Format: uuid
             * @description The scan that saw it last.
             * @example null
             */
            scan_id: string | null;
            identity: components["schemas"]["FindingIdentity"];
            /** @example 9b1dd6c2f8e04d17 */
            fingerprint: string;
            duplicates: components["schemas"]["DuplicateLink"][];
            risk_acceptance: components["schemas"]["RiskAcceptance"] | null;
            /** @example false */
            review_requested: boolean;
            sent_to: components["schemas"]["PersonRef"][];
            /**
             * Format: uuid
             * @example null
             */
            remediation_id: string | null;
            /**
             * @description Counts the changes, for `If-Match`-free optimistic updates.
             * @example 3
             */
            version: number;
            /**
             * Format: date-time
             * @example 2026-01-12T08:14:05Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @example 2026-02-03T06:00:44Z
             */
            updated_at: string;
            /**
             * @description The file's extension.
             * @example ts
             */
            file_type: string | null;
            /**
             * @description Who owns it, as the report says.
             * @example payments-team
             */
            issue_owner: string | null;
            /**
             * @description What is known about mending it.
             * @example upgrade
             */
            mitigation_kind: string;
            /**
             * @description Cloud or platform that it concerns.
             * @example null
             */
            provider: string | null;
            /**
             * @example [
             *       "PCI DSS v4.0.1"
             *     ]
             */
            policy_names: string[];
            /**
             * @example [
             *       "compliance"
             *     ]
             */
            policy_categories: string[];
            /**
             * @example [
             *       "PCI DSS v4.0.1 6.2.4"
             *     ]
             */
            policy_controls: string[];
        };
        /** @description A finding with everything known about it. */
        Finding: {
            /** Format: uuid */
            id: string;
            attributes: components["schemas"]["FindingAttributes"];
        };
        /** @description One finding. */
        FindingDocument: {
            data: components["schemas"]["Finding"];
        };
        /** @description What a person changes; what is absent stays. */
        UpdateFindingRequest: {
            status?: components["schemas"]["FindingStatus"];
            /** @description Overrides the reported one. */
            severity?: components["schemas"]["Severity"];
            /**
             * Format: uuid
             * @example null
             */
            assignee_id?: string | null;
            /**
             * @example [
             *       "payments"
             *     ]
             */
            tags?: string[];
            /** @example 20 */
            fixing_effort?: number | null;
            /** @example false */
            is_duplicate?: boolean;
            /** @example false */
            is_subfinding?: boolean;
            /**
             * @description Kept in the history.
             * @example Confirmed by hand.
             */
            reason?: string;
        };
        /** @description Mark, unmark, or turn over what is. */
        ToggleFalsePositiveRequest: {
            /**
             * @description Absent: the opposite of what it is.
             * @example true
             */
            false_positive?: boolean;
            /** @example The value is a constant of the build. */
            reason?: string;
        };
        /**
         * @description A filter with a list of values.
         * @enum {string}
         */
        FilterKey: "repository" | "branch" | "tool" | "language" | "developer" | "issue_owner" | "status" | "mitigation" | "remediation_type" | "sla" | "policy_category" | "policy_name" | "policy_control" | "severity" | "cwe" | "cve" | "rule" | "component" | "type" | "category" | "owasp" | "slsa_threats" | "provider" | "tags" | "excluded_file_types" | "owasp_cicd";
        /** @description A value that a filter offers. */
        FilterOption: {
            /** @example semgrep */
            value: string;
            /** @example Semgrep */
            label: string;
            /**
             * @description Findings with this value under the other filters.
             * @example 128
             */
            count: number;
        };
        /** @description Values that one filter offers, most frequent first. */
        FilterOptions: {
            /** @example tool */
            filter_key: string;
            options: components["schemas"]["FilterOption"][];
            /** @example true */
            counts_are_exact: boolean;
            /**
             * @description More values exist; narrow them by `q`.
             * @example false
             */
            truncated: boolean;
        };
        /** @description Options of a filter. */
        FilterOptionsDocument: {
            data: components["schemas"]["FilterOptions"];
        };
        /** @description Open findings that are over their date, and those that soon will be. */
        DueCounts: {
            /** @example 2 */
            overdue: number;
            /** @example 1 */
            due_soon: number;
        };
        /** @description How each severity stands against its dates. */
        DueBySeverity: {
            critical: components["schemas"]["DueCounts"];
            high: components["schemas"]["DueCounts"];
            medium: components["schemas"]["DueCounts"];
            low: components["schemas"]["DueCounts"];
            info: components["schemas"]["DueCounts"];
        };
        /** @description Mean days to the fix by severity; null where nothing was closed. */
        SeverityDays: {
            /** @example 2.1 */
            critical: number | null;
            /** @example 6.4 */
            high: number | null;
            /** @example 19 */
            medium: number | null;
            /** @example 41.5 */
            low: number | null;
            /** @example null */
            info: number | null;
        };
        /** @description One day of a chart. */
        SeriesPoint: {
            /**
             * Format: date
             * @example 2026-02-03
             */
            date: string;
            /** @example 4 */
            critical: number;
            /** @example 19 */
            high: number;
            /** @example 48 */
            medium: number;
            /** @example 31 */
            low: number;
            /** @example 7 */
            info: number;
        };
        /** @description Totals of findings and how they went. */
        TotalFindingsChart: {
            /** @example 109 */
            total: number;
            /** @example 92 */
            open: number;
            /** @example 6 */
            in_progress: number;
            /** @example 8 */
            fixed: number;
            /** @example 3 */
            risk_accepted: number;
            /** @example 5 */
            false_positive: number;
            /** @example 11 */
            overdue: number;
            /** @example 9 */
            due_soon: number;
            due_by_severity: components["schemas"]["DueBySeverity"];
            /** @example 2 */
            kev: number;
            /** @description Of what is open. */
            severity: components["schemas"]["SeverityCounts"];
            /**
             * @description From the first report to the fix, of what was fixed in the period. False positives and accepted risks are none.
             * @example 12.4
             */
            mean_days_to_fix: number | null;
            /**
             * @description The same of the period of equal length before it.
             * @example 14.2
             */
            mean_days_to_fix_before: number | null;
            mean_days_to_fix_by_severity: components["schemas"]["SeverityDays"];
            /** @description Open at the end of each day. */
            series: components["schemas"]["SeriesPoint"][];
            /** @example true */
            is_exact: boolean;
        };
        /** @description Totals and their course. */
        TotalFindingsChartDocument: {
            data: components["schemas"]["TotalFindingsChart"];
        };
        /** @description Open findings by severity and how they went. */
        FindingsChart: {
            severity: components["schemas"]["SeverityCounts"];
            series: components["schemas"]["SeriesPoint"][];
            /**
             * @description New in the period.
             * @example 42
             */
            found: number;
            /**
             * @description Fixed in the period.
             * @example 37
             */
            fixed: number;
            /** @example 12.4 */
            mean_days_to_fix: number | null;
            /** @example true */
            is_exact: boolean;
        };
        /** @description Open findings and how they went. */
        FindingsChartDocument: {
            data: components["schemas"]["FindingsChart"];
        };
        /** @description A repository and its open findings. */
        RepositoryCount: {
            repository: components["schemas"]["RepositoryRef"];
            /** @example 109 */
            total: number;
            severity: components["schemas"]["SeverityCounts"];
        };
        /** @description Open findings by repository, most first. */
        RepositoryChart: {
            data: components["schemas"]["RepositoryCount"][];
            /** @example true */
            is_exact: boolean;
        };
        /**
         * @description How often scans start by themselves.
         * @example weekly
         * @enum {string}
         */
        ScheduleScan: "off" | "daily" | "weekly" | "monthly";
        /** @description Whether scans start by themselves when a repository changes. */
        AutonomousScan: boolean;
        /**
         * @description Plan of the organisation.
         * @enum {string}
         */
        SubscriptionTier: "free" | "starter" | "team" | "enterprise";
        /** @description What the organisation has subscribed to. */
        Subscription: {
            tier: components["schemas"]["SubscriptionTier"];
        };
        /** @description Where findings are sent as tickets. */
        IssueWebhookState: {
            /** @example true */
            isConfigured: boolean;
            /** @example Ticket desk */
            name: string | null;
        };
        /** @description Semgrep CLI, without its token. */
        SemgrepCliState: {
            /** @example true */
            isConfigured: boolean;
            /** @example p/default */
            config: string | null;
        };
        /** @description Whether credentials are complete. */
        ConfiguredPlugin: {
            /** @example true */
            isConfigured: boolean;
        };
        /** @description Which clouds are connected. */
        CloudPlugin: {
            aws: components["schemas"]["ConfiguredPlugin"];
            azure: components["schemas"]["ConfiguredPlugin"];
            gcp: components["schemas"]["ConfiguredPlugin"];
            oracle_oci: components["schemas"]["ConfiguredPlugin"];
        };
        /** @description The pipeline's token, without the token itself. */
        PlexalyzerPlugin: {
            /** @example true */
            isConfigured: boolean;
            /** @example ci */
            name: string | null;
            /** Format: date-time */
            created_at: string | null;
            /**
             * Format: date-time
             * @example 2027-01-12T00:00:00Z
             */
            expired_at: string | null;
        };
        /** @description What the organisation has connected. */
        ClientPlugins: {
            github: components["schemas"]["ConfiguredPlugin"];
            gitlab: components["schemas"]["ConfiguredPlugin"];
            bitbucket_cloud: components["schemas"]["ConfiguredPlugin"];
            gitea: components["schemas"]["ConfiguredPlugin"];
            cloud: components["schemas"]["CloudPlugin"];
            plexalyzer: components["schemas"]["PlexalyzerPlugin"];
            fortify: components["schemas"]["ConfiguredPlugin"];
            black_duck: components["schemas"]["ConfiguredPlugin"];
            checkmarx: components["schemas"]["ConfiguredPlugin"];
        };
        /** @description Who the company is. */
        CompanyInformation: {
            /** @example Acme Holding S.L. */
            legal_name: string | null;
            /** @example null */
            parent_company: string | null;
            /** @example 5493001KJTIIGC8Y1R12 */
            global_entity_identifier: string | null;
            /** @example Financial services */
            category: string | null;
            /**
             * Format: uri
             * @example https://acme.example
             */
            url_company: string | null;
        };
        /** @description A place on earth. */
        Coordinate: {
            /** @example 41.39 */
            lat: number;
            /** @example 2.17 */
            long: number;
        };
        /** @description Where the company sits. */
        Headquarters: {
            coordinate: components["schemas"]["Coordinate"] | null;
            /**
             * @example [
             *       "Barcelona"
             *     ]
             */
            locations: string[];
        };
        /** @description Where data is processed. */
        DataProcessing: {
            /**
             * @example [
             *       "eu-west-1"
             *     ]
             */
            locations: string[];
        };
        /** @description How the company is built. */
        CompanyStructure: {
            headquarters: components["schemas"]["Headquarters"];
            /** @example [] */
            subsidiary: string[];
            /** @example [] */
            branch: string[];
            /**
             * @example [
             *       "Payments"
             *     ]
             */
            service: string[];
            data_processing: components["schemas"]["DataProcessing"];
        };
        /** @description What the company has to follow. */
        CompanyRegulations: {
            /**
             * @example [
             *       "PCI DSS 4",
             *       "DORA"
             *     ]
             */
            applicable_regulations: string[];
        };
        /** @description The company behind the organisation. */
        Company: {
            information: components["schemas"]["CompanyInformation"];
            structure: components["schemas"]["CompanyStructure"];
            regulations: components["schemas"]["CompanyRegulations"];
        };
        /**
         * @description Kind of AI service.
         * @enum {string}
         */
        RemediatorType: "azure" | "openai";
        /** @description The remediator's AI service, without its key. */
        RemediatorState: {
            /** @example true */
            isConfigured: boolean;
            /** @example remediator */
            deployment_name: string | null;
            /**
             * Format: uri
             * @example https://ai.acme.example
             */
            base_url: string | null;
            /** @example 2025-04-01 */
            version: string | null;
            type: components["schemas"]["RemediatorType"];
        };
        /** @description The validation's AI service, without its key. */
        ValidationState: {
            /** @example false */
            isConfigured: boolean;
            /** @example null */
            openai_deployment_name: string | null;
            /**
             * Format: uri
             * @example null
             */
            openai_base_url: string | null;
            openai_type: components["schemas"]["RemediatorType"];
            /** @example null */
            openai_version: string | null;
        };
        /** @description The AI services of the organisation. */
        AiConfiguration: {
            remediator: components["schemas"]["RemediatorState"];
            validation: components["schemas"]["ValidationState"];
        };
        /** @description The organisation, as the payload of the token. */
        Client: {
            /**
             * Format: uuid
             * @example 01980a5c-3f10-7c1e-9b7a-5f0c2d9e4d04
             */
            _id: string;
            /** @example Acme */
            organization_name: string;
            /** @example false */
            enable_false_positive_analysis: boolean;
            /**
             * @description Whether a card is on file.
             * @example false
             */
            credit_card: boolean;
            /** @example Carrer de Mallorca 1, Barcelona */
            address: string | null;
            /** @example Acme Holding S.L. */
            legal_name: string | null;
            schedule_scan: components["schemas"]["ScheduleScan"];
            autonomous_scan: components["schemas"]["AutonomousScan"];
            /** @example true */
            pipeline_integration: boolean;
            /** @example false */
            deep_reasoning_enrichment: boolean;
            /**
             * @description Whether one is stored.
             * @example false
             */
            google_oauth_token: boolean;
            /** Format: date-time */
            account_setup_at: string | null;
            /**
             * Format: date-time
             * @example null
             */
            reminder_sent_at: string | null;
            subscription: components["schemas"]["Subscription"];
            /** @example [] */
            excluded_tools: string[];
            /**
             * @example [
             *       "semgrep",
             *       "trivy"
             *     ]
             */
            included_tools: string[];
            issue_webhook: components["schemas"]["IssueWebhookState"] | null;
            semgrep_cli: components["schemas"]["SemgrepCliState"];
            plugins: components["schemas"]["ClientPlugins"];
            company: components["schemas"]["Company"];
            ai_configuration: components["schemas"]["AiConfiguration"];
            /**
             * @description As in `ETag`.
             * @example 7
             */
            version: number;
        };
        /** @description The organisation, as a signed token. */
        ClientToken: {
            /**
             * @description JWT (HS256) whose payload is `Client`.
             * @example eyJhbGciOiJIUzI1NiJ9.eyJfaWQiOiIwMTk4MGE1YyJ9.c2lnbmF0dXJl
             */
            token: string;
        };
        /** @description What to subscribe to. */
        SubscriptionInput: {
            tier: components["schemas"]["SubscriptionTier"];
        };
        /** @description Semgrep CLI. */
        SemgrepCliRequest: {
            /** @description Absent keeps it, null clears it, a text replaces it. No answer contains it. */
            token?: string | null;
            /** @example p/default */
            config?: string | null;
        };
        /** @description Who the company is; what is absent stays. */
        CompanyInformationInput: {
            /** @example Acme Holding S.L. */
            legal_name?: string | null;
            /** @example null */
            parent_company?: string | null;
            /** @example 5493001KJTIIGC8Y1R12 */
            global_entity_identifier?: string | null;
            /** @example Financial services */
            category?: string | null;
            /**
             * Format: uri
             * @example https://acme.example
             */
            url_company?: string | null;
        };
        /** @description A place on earth. */
        CoordinateInput: {
            /** @example 41.39 */
            lat: number;
            /** @example 2.17 */
            long: number;
        };
        /** @description Where the company sits. */
        HeadquartersInput: {
            coordinate?: components["schemas"]["CoordinateInput"] | null;
            /**
             * @example [
             *       "Barcelona"
             *     ]
             */
            locations?: string[];
        };
        /** @description Where data is processed. */
        DataProcessingInput: {
            /**
             * @example [
             *       "eu-west-1"
             *     ]
             */
            locations?: string[];
        };
        /** @description How the company is built. */
        CompanyStructureInput: {
            headquarters?: components["schemas"]["HeadquartersInput"];
            /** @example [] */
            subsidiary?: string[];
            /** @example [] */
            branch?: string[];
            /**
             * @example [
             *       "Payments"
             *     ]
             */
            service?: string[];
            data_processing?: components["schemas"]["DataProcessingInput"];
        };
        /** @description What the company has to follow. */
        CompanyRegulationsInput: {
            /**
             * @example [
             *       "PCI DSS 4",
             *       "DORA"
             *     ]
             */
            applicable_regulations?: string[];
        };
        /** @description The company behind the organisation. */
        CompanyInput: {
            information?: components["schemas"]["CompanyInformationInput"];
            structure?: components["schemas"]["CompanyStructureInput"];
            regulations?: components["schemas"]["CompanyRegulationsInput"];
        };
        /** @description The AI remediator's service. */
        RemediatorInput: {
            /** @description Absent keeps it, null clears it, a text replaces it. No answer contains it. */
            api_key?: string | null;
            /** @example remediator */
            deployment_name?: string | null;
            /**
             * Format: uri
             * @example https://ai.acme.example
             */
            base_url?: string | null;
            /** @example 2025-04-01 */
            version?: string | null;
            type?: components["schemas"]["RemediatorType"];
        };
        /** @description The validation's AI service. */
        ValidationInput: {
            /** @description Absent keeps it, null clears it, a text replaces it. No answer contains it. */
            openai_api_key?: string | null;
            /** @example validation */
            openai_deployment_name?: string | null;
            /**
             * Format: uri
             * @example https://ai.acme.example
             */
            openai_base_url?: string | null;
            openai_type?: components["schemas"]["RemediatorType"];
            /** @example 2025-04-01 */
            openai_version?: string | null;
        };
        /** @description The AI services of the organisation. */
        AiConfigurationInput: {
            remediator?: components["schemas"]["RemediatorInput"];
            validation?: components["schemas"]["ValidationInput"];
        };
        /** @description The plain organisation, as far as it changes. What is absent stays. */
        UpdateClientRequest: {
            /** @example Acme */
            organization_name?: string;
            /** @example Acme Holding S.L. */
            legal_name?: string | null;
            /** @example Carrer de Mallorca 1, Barcelona */
            address?: string | null;
            /** @example true */
            enable_false_positive_analysis?: boolean;
            schedule_scan?: components["schemas"]["ScheduleScan"];
            /** @example true */
            autonomous_scan?: boolean;
            /** @example true */
            pipeline_integration?: boolean;
            /** @example [] */
            excluded_tools?: string[];
            /**
             * @example [
             *       "semgrep",
             *       "trivy"
             *     ]
             */
            included_tools?: string[];
            /** @description Absent keeps it, null clears it, a text replaces it. No answer contains it. */
            google_oauth_token?: string | null;
            subscription?: components["schemas"]["SubscriptionInput"];
            semgrep_cli?: components["schemas"]["SemgrepCliRequest"];
            company?: components["schemas"]["CompanyInput"];
            ai_configuration?: components["schemas"]["AiConfigurationInput"];
            /** Format: date-time */
            account_setup_at?: string | null;
        };
        /** @description Whom and where to bill. */
        UpdateBillingRequest: {
            /** @example Acme Holding S.L. */
            legal_name: string;
            /** @example Carrer de Mallorca 1, Barcelona */
            address: string;
            /** @example false */
            credit_card?: boolean;
        };
        /** @description Switch deep reasoning on or off. */
        DeepReasoningRequest: {
            /**
             * @description Absent: the opposite of what it is.
             * @example true
             */
            deep_reasoning_enrichment?: boolean;
        };
        /**
         * @description Whether the invitation was accepted.
         * @enum {string}
         */
        TeamMemberState: "invited" | "active";
        /** @description Somebody of the organisation. */
        TeamMember: {
            /** Format: uuid */
            id: string;
            /**
             * Format: email
             * @example developer@acme.example
             */
            email: string;
            /** @example developer */
            username: string | null;
            role: components["schemas"]["Role"];
            state: components["schemas"]["TeamMemberState"];
            /** @example true */
            two_factor_enabled: boolean;
            /**
             * Format: uri
             * @example null
             */
            avatar_url: string | null;
            /**
             * Format: date-time
             * @example 2026-01-12T09:00:00Z
             */
            invited_at: string | null;
            /**
             * Format: date-time
             * @example 2026-02-03T07:41:00Z
             */
            last_login_at: string | null;
            /**
             * @description Sent or assigned to this person and not yet settled.
             * @example 38
             */
            open_findings: number;
            /**
             * @description Requests to accept a risk that wait for this person's answer.
             * @example 2
             */
            awaited_approvals: number;
            /**
             * @description Tokens made by this person that still work.
             * @example 1
             */
            api_tokens: number;
        };
        /** @description A page of the team. */
        TeamList: {
            data: components["schemas"]["TeamMember"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description Whom to invite. */
        InviteRequest: {
            /**
             * Format: email
             * @example developer@acme.example
             */
            email: string;
            role: components["schemas"]["Role"];
        };
        /** @description Somebody whom findings can be sent to. */
        Developer: {
            /** Format: uuid */
            id: string;
            /** @example developer */
            username: string;
            /**
             * Format: email
             * @example developer@acme.example
             */
            email: string;
            /**
             * Format: uri
             * @example null
             */
            avatar_url: string | null;
            /**
             * @description Sent or assigned to this person and not yet settled.
             * @example 38
             */
            open_findings: number;
        };
        /** @description People whom findings can be sent to. */
        DeveloperList: {
            data: components["schemas"]["Developer"][];
        };
        /** @description People who may agree to accept a risk. */
        ApproverList: {
            data: components["schemas"]["PersonRef"][];
        };
        /** @description A new password. */
        ChangePasswordRequest: {
            /**
             * Format: password
             * @example correct horse battery staple
             */
            current_password: string;
            /**
             * Format: password
             * @example a longer sentence that only I know
             */
            password: string;
            /**
             * Format: password
             * @example a longer sentence that only I know
             */
            confirm_password: string;
        };
        /** @description Without a code: make a secret. With the code of the app: switch on. */
        ConfigureTwoFactorRequest: {
            /** @example 492817 */
            code?: string;
        };
        /** @description Two-factor sign-in of the person. */
        TwoFactorState: {
            /** @example false */
            enable_2fa: boolean;
            /**
             * @description Shown while setting up only.
             * @example JBSWY3DPEHPK3PXP
             */
            secret: string | null;
            /**
             * @description The same as a picture, as a data address.
             * @example data:image/svg+xml;base64,PHN2Zy8+
             */
            qrcode: string | null;
            /**
             * @description Shown once, when switched on.
             * @example []
             */
            recovery_codes: string[];
        };
        /** @description How the person's two-factor sign-in stands, and how many of the organisation have it. */
        TwoFactorStanding: {
            /**
             * Format: date-time
             * @example 2026-02-03T08:00:00Z
             */
            enabled_at: string | null;
            /**
             * Format: date-time
             * @description When a code of the app was accepted last.
             * @example 2026-11-20T08:02:00Z
             */
            last_used_at: string | null;
            /** @example 8 */
            recovery_codes_left: number;
            /**
             * @description Verified members of the organisation.
             * @example 24
             */
            members: number;
            /**
             * @description Those of them whose two-factor sign-in is on.
             * @example 21
             */
            members_with: number;
        };
        /** @description Proof that it is the person. */
        TwoFactorProof: {
            /**
             * @description Six digits of the app, or a recovery code.
             * @example 492817
             */
            code: string;
        };
        /** @description A sentence to show. */
        Message: {
            /** @example Done. */
            message: string;
        };
        /** @description Who was invited, to what. */
        InvitationInfo: {
            /**
             * Format: email
             * @example developer@acme.example
             */
            email: string;
            /** @example Acme */
            organization_name: string;
            role: components["schemas"]["Role"];
        };
        /** @description Name and password of the new account. */
        VerifyRegisterRequest: {
            /** @example developer */
            username: string;
            /**
             * Format: password
             * @example a longer sentence that only I know
             */
            password: string;
            /**
             * Format: password
             * @example a longer sentence that only I know
             */
            confirm_password: string;
        };
        /** @description A new organisation and its first administrator. */
        RegisterRequest: {
            /**
             * Format: email
             * @example admin@acme.example
             */
            email: string;
            /** @example Acme */
            organization_name: string;
        };
        /** @description Who forgot the password. */
        ForgotPasswordRequest: {
            /**
             * Format: email
             * @example admin@acme.example
             */
            email: string;
        };
        /** @description A new password for a one-time link. */
        ResetPasswordRequest: {
            /**
             * Format: password
             * @example a longer sentence that only I know
             */
            password: string;
            /**
             * Format: password
             * @example a longer sentence that only I know
             */
            confirm_password: string;
        };
        /** @description The first administrator. */
        SetupRequest: {
            /**
             * Format: password
             * @description Of the link that the first start printed.
             * @example rT7c2xJwqkM5vYb0nH3sLd8uEaPz6fGi
             */
            token: string;
            /**
             * Format: email
             * @example admin@acme.example
             */
            email: string;
            /** @example admin */
            username?: string;
            /** @example Acme */
            organization_name?: string;
            /**
             * Format: password
             * @example a longer sentence that only I know
             */
            password: string;
            /**
             * Format: password
             * @example a longer sentence that only I know
             */
            confirm_password: string;
        };
        /** @description Whether there is a picture. */
        AvatarCheck: {
            /** @example false */
            exists: boolean;
            /**
             * Format: uri
             * @example null
             */
            url: string | null;
        };
        /** @description A column of the list. */
        FindingColumn: {
            /** @example severity */
            key: string;
            /** @example 110 */
            width: number | null;
        };
        /** @description Columns of the list, in their order. */
        FindingColumnsDocument: {
            data: components["schemas"]["FindingColumn"][];
        };
        /** @description A column of the list. */
        ColumnInput: {
            /** @example severity */
            key: string;
            /** @example 110 */
            width?: number | null;
        };
        /** @description Columns to show, in their order. */
        SaveFindingColumnsRequest: {
            columns: components["schemas"]["ColumnInput"][];
        };
        /** @description What stands before and after it in the list. */
        FindingNeighbours: {
            /**
             * Format: uuid
             * @example null
             */
            previous: string | null;
            /**
             * Format: uuid
             * @example 01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a02
             */
            next: string | null;
            /** @example 1 */
            position: number | null;
        };
        /** @description Findings with one value in common. */
        FindingGroup: {
            /** @example ledger-api */
            key: string;
            /** @example ledger-api */
            label: string;
            /** @example 109 */
            total: number;
            severity: components["schemas"]["SeverityCounts"];
            worst: components["schemas"]["Severity"];
            /** @example 87 */
            highest_priority: number;
            /**
             * @description In how many repositories.
             * @example 1
             */
            repositories: number;
            /**
             * Format: date-time
             * @description When the first of them was first seen.
             * @example 2026-01-12T08:14:03Z
             */
            oldest_at: string;
            /**
             * @description How many have a known fix.
             * @example 12
             */
            with_fix: number;
        };
        /** @description Groups, the worst first. */
        FindingGroupList: {
            data: components["schemas"]["FindingGroup"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description Whom to send it to. */
        SendFindingRequest: {
            developer_ids: string[];
            /** @example Please look at this before Friday. */
            message?: string;
        };
        /**
         * @description Where a job stands.
         * @enum {string}
         */
        JobStatus: "queued" | "running" | "succeeded" | "failed";
        /** @description A job that goes on in the background. */
        JobRef: {
            /** Format: uuid */
            job_id: string;
            status: components["schemas"]["JobStatus"];
        };
        /** @description Filters as the address writes them, by key. */
        WrittenFilters: {
            [key: string]: string;
        };
        /** @description All that match a filter, save a few. */
        FindingSelectionInput: {
            filter: components["schemas"]["WrittenFilters"];
            /** @example [] */
            except?: string[];
            /**
             * Format: date-time
             * @description When the person looked.
             */
            as_of: string;
            /**
             * @description What the person saw; too different a count is refused.
             * @example 214
             */
            expected_total: number;
        };
        /**
         * Format: date-time
         * @description When the person looked at the findings named; what somebody else has decided since then is left alone and said.
         */
        SeenAt: string;
        /**
         * Format: uuid
         * @description Chosen by the caller before the call, so that a lost answer can be asked for again: the same id twice is one run, not two.
         */
        RunId: string;
        /** @description What to send, to whom. Mail goes out after 30 seconds; until then the job can be cancelled. */
        SendFindingsRequest: {
            finding_ids?: string[];
            selection?: components["schemas"]["FindingSelectionInput"];
            developer_ids: string[];
            /** @example Please look at these before Friday. */
            message?: string;
            seen_at?: components["schemas"]["SeenAt"];
            run_id?: components["schemas"]["RunId"];
        };
        /**
         * @description What one pull request holds; remediations of one repository can share one.
         * @enum {string}
         */
        PullRequestPer: "finding" | "file" | "repository";
        /**
         * @description Where issues are opened; a webhook is the organisation's own ticket system.
         * @enum {string}
         */
        IssueTracker: "source_host" | "webhook";
        /** @description Which findings to make remediations for. */
        GeneratePatchRequest: {
            findings?: string[];
            selection?: components["schemas"]["FindingSelectionInput"];
            /**
             * @description Propose each remediation that is ready as a pull request.
             * @example false
             */
            apply_pr?: boolean;
            /**
             * @description Open an issue for each finding.
             * @example false
             */
            apply_issues?: boolean;
            pull_request_per?: components["schemas"]["PullRequestPer"];
            tracker?: components["schemas"]["IssueTracker"];
            seen_at?: components["schemas"]["SeenAt"];
            run_id?: components["schemas"]["RunId"];
        };
        /** @description Which remediations to apply. */
        ApplyPatchRequest: {
            remediations: string[];
            /**
             * @default pull_request
             * @example pull_request
             * @enum {string}
             */
            as: "pull_request" | "issue";
            pull_request_per?: components["schemas"]["PullRequestPer"];
            tracker?: components["schemas"]["IssueTracker"];
            run_id?: components["schemas"]["RunId"];
        };
        /** @description Why to live with it, and until when. */
        AcceptRiskRequest: {
            /** @example Reachable only from the internal network until the migration in March. */
            reason: string;
            /**
             * Format: date
             * @example 2026-03-31
             */
            until?: string | null;
            /**
             * @description Until a fix exists.
             * @example false
             */
            until_fix?: boolean;
            /**
             * Format: uuid
             * @description Who has to agree; it stays open until then.
             */
            approver_id?: string | null;
        };
        /** @description The approver's answer. */
        DecideRiskRequest: {
            /** @example true */
            approve: boolean;
            /** @example Agreed until the migration. */
            comment?: string;
        };
        /** @description One change for all of them. */
        BulkChangeInput: {
            status?: components["schemas"]["FindingStatus"];
            /** @example true */
            false_positive?: boolean;
            /** Format: uuid */
            assignee_id?: string | null;
            /**
             * @example [
             *       "payments"
             *     ]
             */
            add_tags?: string[];
            /** @example [] */
            remove_tags?: string[];
            accept_risk?: components["schemas"]["AcceptRiskRequest"];
            /** @description Answers the requests that wait for the caller. */
            decide_risk?: components["schemas"]["DecideRiskRequest"];
            /** @example Reviewed together. */
            reason?: string;
        };
        /** @description An action, and the findings that it is meant for. */
        PreviewBulkRequest: {
            finding_ids?: string[];
            selection?: components["schemas"]["FindingSelectionInput"];
            /**
             * @example triage
             * @enum {string}
             */
            action: "triage" | "send" | "generate_patch";
            /** @description What to change; with the action `triage`. */
            change?: components["schemas"]["BulkChangeInput"];
            seen_at?: components["schemas"]["SeenAt"];
        };
        /** @description Findings that would change, by severity. */
        BulkSeverities: {
            /** @example 31 */
            critical: number;
            /** @example 402 */
            high: number;
            /** @example 1588 */
            medium: number;
            /** @example 960 */
            low: number;
            /** @example 0 */
            info: number;
        };
        /** @description As much of a finding as a line about it shows. */
        BulkFinding: {
            /** Format: uuid */
            id: string;
            /** @example SQL injection in the statement builder */
            title: string;
            severity: components["schemas"]["Severity"];
            /** @example ledger-api */
            repository: string;
            /**
             * @description File and line, else component.
             * @example src/statements/search.ts:41
             */
            place: string | null;
        };
        /** @description Findings that would stay as they are, for one reason. */
        BulkStay: {
            /**
             * @description A stable word for the reason.
             * @example is_false_positive
             */
            code: string;
            /** @example It is marked as false positive. */
            reason: string;
            /** @example 61 */
            count: number;
            /** @description The most urgent of them. */
            examples: components["schemas"]["BulkFinding"][];
        };
        /** @description What an action would do; nothing has changed. */
        BulkPreview: {
            /** @example 3066 */
            total: number;
            /** @example 2981 */
            will_change: number;
            /**
             * @description Of those that would change.
             * @example 4
             */
            known_exploited: number;
            severities: components["schemas"]["BulkSeverities"];
            stay: components["schemas"]["BulkStay"][];
        };
        /** @description What an action would do. */
        BulkPreviewDocument: {
            data: components["schemas"]["BulkPreview"];
        };
        /** @description Findings that are to be sent to somebody. */
        SuggestDevelopersRequest: {
            finding_ids?: string[];
            selection?: components["schemas"]["FindingSelectionInput"];
        };
        /** @description Somebody who last changed the code of some of the findings. */
        DeveloperSuggestion: {
            /** Format: uuid */
            id: string;
            /**
             * @description Whose code this person was the last to change.
             * @example 4
             */
            findings: number;
            /**
             * @description Of the latest change that is known.
             * @example src/statements/search.ts
             */
            file: string | null;
            /**
             * Format: date-time
             * @description The latest change that a report dates.
             * @example 2026-01-12T08:14:03Z
             */
            changed_at: string | null;
        };
        /** @description Who last changed the code of the findings, and of how many nobody knows. */
        DeveloperSuggestions: {
            /**
             * @description All that are meant.
             * @example 12
             */
            total: number;
            people: components["schemas"]["DeveloperSuggestion"][];
        };
        /** @description Who last changed the code of the findings. */
        DeveloperSuggestionsDocument: {
            data: components["schemas"]["DeveloperSuggestions"];
        };
        /** @description What to change, on which findings. */
        BulkTriageRequest: {
            finding_ids?: string[];
            selection?: components["schemas"]["FindingSelectionInput"];
            change: components["schemas"]["BulkChangeInput"];
            seen_at?: components["schemas"]["SeenAt"];
            run_id?: components["schemas"]["RunId"];
        };
        /** @description What happened with one finding. */
        BulkItem: {
            /** Format: uuid */
            finding_id: string;
            /**
             * @example done
             * @enum {string}
             */
            outcome: "done" | "skipped" | "failed" | "pending";
            /**
             * @description Why it was skipped or failed, or what could not follow.
             * @example null
             */
            reason: string | null;
            /**
             * @description A stable word for the reason.
             * @example null
             */
            code: string | null;
            /**
             * Format: uri
             * @description What was opened for it elsewhere.
             * @example null
             */
            link: string | null;
            /** @description Null when the finding is no longer there. */
            finding: components["schemas"]["BulkFinding"] | null;
        };
        /** @description What happened, finding by finding. */
        BulkResult: {
            /** Format: uuid */
            job_id: string;
            /** @example 1 */
            done: number;
            /** @example 0 */
            skipped: number;
            /** @example 0 */
            failed: number;
            /** @example true */
            can_undo: boolean;
            data: components["schemas"]["BulkItem"][];
        };
        /** @description Which findings, in place of all that match the query. */
        ExportSelectionRequest: {
            finding_ids?: string[];
            selection?: components["schemas"]["FindingSelectionInput"];
        };
        /** @description Something that happened to a finding. */
        FindingEvent: {
            /**
             * Format: uuid
             * @example 01980a5c-3f10-7c1e-9b7a-5f0c2d9e4e05
             */
            id: string;
            /**
             * @example comment
             * @enum {string}
             */
            kind: "found" | "matched" | "moved" | "reopened" | "fixed" | "status" | "severity" | "false_positive" | "assigned" | "assignee_left" | "sent" | "tagged" | "comment" | "risk_accepted" | "risk_revoked" | "risk_requested" | "risk_declined" | "approver_left" | "duplicate_linked" | "duplicate_unlinked" | "priority" | "remediation" | "edited";
            /**
             * Format: date-time
             * @example 2026-02-03T07:12:00Z
             */
            at: string;
            /** @description Null where no person did it, and where they have left the organisation since. */
            actor: components["schemas"]["PersonRef"] | null;
            /**
             * @description Who did it, under the name that they had; stays when they leave.
             * @example developer
             */
            actor_name: string | null;
            /** @example null */
            from: string | null;
            /** @example null */
            to: string | null;
            /** @example Reproduced on staging. */
            comment: string | null;
        };
        /** @description History of a finding, newest first. */
        FindingEventList: {
            data: components["schemas"]["FindingEvent"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description A comment. */
        CommentRequest: {
            /** @example Reproduced on staging. */
            comment: string;
        };
        /** @description An event of the history. */
        FindingEventDocument: {
            data: components["schemas"]["FindingEvent"];
        };
        /**
         * @description Group of the manage-prioritization settings.
         * @enum {string}
         */
        PriorityGroup: "industryStandardFrameworks" | "exploitabilityFactors" | "impactOnCriticalSystems" | "complianceFrameworks" | "complianceStandars";
        /** @description One addend of the priority. */
        PriorityFactor: {
            /** @example cvss */
            key: string;
            group: components["schemas"]["PriorityGroup"];
            /**
             * @description 0 says nothing for urgency, 1 everything.
             * @example 0.86
             */
            value: number;
            /**
             * @description The fact behind it.
             * @example 8.6
             */
            fact: string;
            /**
             * @description Most points that it can bring.
             * @example 28.6
             */
            weight: number;
            /**
             * @description Points that it brings.
             * @example 24.6
             */
            contribution: number;
            /** @example CVSS 3.1 vector of the report */
            source: string;
            /** @example null */
            date: string | null;
        };
        /** @description Why a finding has its priority. */
        PriorityExplanation: {
            /** @example 87 */
            score: number;
            factors: components["schemas"]["PriorityFactor"][];
            /**
             * Format: date-time
             * @example 2026-02-03T06:00:44Z
             */
            computed_at: string;
        };
        /** @description Why this priority. */
        PriorityExplanationDocument: {
            data: components["schemas"]["PriorityExplanation"];
        };
        /** @description Which finding means the same. */
        LinkDuplicateRequest: {
            /**
             * Format: uuid
             * @example 01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a09
             */
            finding_id: string;
            /**
             * @description Whether this one stands for both.
             * @default false
             * @example false
             */
            canonical: boolean;
            /** @example Same line, two tools. */
            reason?: string;
        };
        /** @description A value and its open findings. */
        NamedCount: {
            /** @example A03:2021 */
            key: string;
            /** @example Injection */
            label: string;
            /** @example 23 */
            total: number;
            severity: components["schemas"]["SeverityCounts"];
        };
        /** @description Open findings by a value. */
        NamedCountChart: {
            data: components["schemas"]["NamedCount"][];
            /** @example true */
            is_exact: boolean;
        };
        /** @description A step of the delivery path and what threatens it. */
        SupplyChainStage: {
            /**
             * @example build
             * @enum {string}
             */
            stage: "source" | "build" | "dependencies" | "distribution";
            threats: components["schemas"]["NamedCount"][];
            /** @example 9 */
            total: number;
            worst: components["schemas"]["Severity"] | null;
        };
        /** @description The delivery path by SLSA 1.2 threats. */
        SupplyChainChart: {
            data: components["schemas"]["SupplyChainStage"][];
            /** @example true */
            is_exact: boolean;
        };
        /** @description A named set of filters. */
        SavedFilter: {
            /** @example Fix this week */
            name: string;
            filters: components["schemas"]["SavedFilterEntry"][];
            /** @example true */
            active: boolean;
            /**
             * @description Everybody of the organisation sees it.
             * @example true
             */
            shared: boolean;
            /** @example false */
            is_default: boolean;
            owner: components["schemas"]["PersonRef"] | null;
            /**
             * @description Filters that no longer exist.
             * @example []
             */
            dropped: string[];
        };
        /** @description Saved filters, and which one is active. */
        SavedFilterList: {
            data: components["schemas"]["SavedFilter"][];
            /** @example Fix this week */
            active: string | null;
        };
        /**
         * @description A list other than findings that has saved filters.
         * @enum {string}
         */
        FilterSource: "repositories" | "components";
        /** @description A filter and its value as the address writes it. */
        SavedFilterEntryInput: {
            /** @example severity */
            key: string;
            /** @example critical,high */
            value: string;
        };
        /** @description A named set of filters. */
        SaveFilterRequest: {
            /** @example Fix this week */
            name: string;
            filters: components["schemas"]["SavedFilterEntryInput"][];
            /**
             * @default false
             * @example true
             */
            shared: boolean;
            /**
             * @default false
             * @example false
             */
            is_default: boolean;
        };
        /** @description A saved filter. */
        SavedFilterDocument: {
            data: components["schemas"]["SavedFilter"];
        };
        /** @description New filters under the same name. */
        UpdateFilterRequest: {
            filters: components["schemas"]["SavedFilterEntryInput"][];
            /** @example true */
            shared?: boolean;
            /** @example false */
            is_default?: boolean;
        };
        /**
         * @description Where a remediation stands.
         * @example ready
         * @enum {string}
         */
        ProcessingStatus: "queued" | "running" | "ready" | "failed" | "applied";
        /**
         * @description Kind of remediation.
         * @enum {string}
         */
        RemediationType: "code_fix" | "dependency_upgrade" | "configuration" | "secret_rotation" | "issue";
        /** @description A blank of a template. */
        TemplateField: {
            /** @example parameter_name */
            key: string;
            /** @example Name of the parameter */
            label: string;
            /** @example memo */
            value: string | null;
        };
        /** @description A way to mend a finding. */
        Remediation: {
            /**
             * Format: uuid
             * @example 01980a5c-3f10-7c1e-9b7a-5f0c2d9e4f06
             */
            _id: string;
            /** Format: uuid */
            client_id: string;
            /** Format: uuid */
            finding_id: string;
            /** Format: uuid */
            repository_id: string;
            /** @example Bind the search value as a parameter */
            title: string;
            /** @example The value goes to the driver apart from the SQL text. */
            description: string | null;
            processing_status: components["schemas"]["ProcessingStatus"];
            remediation_type: components["schemas"]["RemediationType"];
            /**
             * @description Who knows it.
             * @example report
             * @enum {string}
             */
            source: "report" | "advisory" | "ai";
            /**
             * @description As it was made.
             * @example null
             */
            code_diff_original: string | null;
            /**
             * @description As it was edited.
             * @example --- a/src/statements/search.ts\n+++ b/src/statements/search.ts
             */
            code_diff: string | null;
            /** @example const sql = `SELECT …`; */
            code_snippet: string | null;
            /** @example src/statements/search.ts */
            file_path: string | null;
            /** @example 41 */
            line: number | null;
            /** @example false */
            is_template: boolean;
            /** @example null */
            template: string | null;
            template_fields: components["schemas"]["TemplateField"][];
            /**
             * Format: uri
             * @example https://cwe.mitre.org/data/definitions/89.html
             */
            reference_url: string | null;
            /**
             * Format: uri
             * @example null
             */
            pull_request_url: string | null;
            /**
             * Format: uri
             * @example null
             */
            issue_url: string | null;
            /** @example null */
            error: string | null;
            /** Format: date-time */
            date: string;
        };
        /** @description One remediation. */
        RemediationDocument: {
            data: components["schemas"]["Remediation"];
        };
        /** @description What kind of remediation, if not the best known. */
        CreateRemediationRequest: {
            remediation_type?: components["schemas"]["RemediationType"];
        };
        /** @description What was edited. */
        EditRemediationRequest: {
            /** @example Bind the search value as a parameter */
            title?: string;
            /** @example The value goes to the driver apart from the SQL text. */
            description?: string | null;
            /** @example --- a/src/statements/search.ts */
            code_diff?: string | null;
        };
        /** @description A blank and its value. */
        TemplateValueInput: {
            /** @example parameter_name */
            key: string;
            /** @example memo */
            value: string;
        };
        /** @description Values of the blanks. */
        FillTemplateRequest: {
            template_fields: components["schemas"]["TemplateValueInput"][];
        };
        /** @description Which remediation to propose. */
        PullRequestRequest: {
            /** Format: uuid */
            remediation_id: string;
            /** @example Bind the search value as a parameter */
            title?: string;
            /** @example parapet/bind-search-value */
            branch?: string;
        };
        /** @description Which remediation to make an issue of. */
        CreateIssueRequest: {
            /** Format: uuid */
            remediation_id: string;
            /** @example SQL injection in the statement builder */
            title?: string;
        };
        /** @description Credentials of a source host, without the token. */
        GitToken: {
            source_control: components["schemas"]["SourceControl"];
            /** @example true */
            isConfigured: boolean;
            /** @example acme-bot */
            login: string | null;
            /**
             * Format: uri
             * @description Own server, where it is not the public one.
             * @example null
             */
            url: string | null;
            /**
             * Format: date-time
             * @example null
             */
            expired_at: string | null;
        };
        /** @description Source hosts and whether they are connected. */
        GitTokenList: {
            data: components["schemas"]["GitToken"][];
        };
        /** @description The GitHub App. */
        GitAppState: {
            /** @example false */
            isConfigured: boolean;
            /** @example null */
            app_id: string | null;
            /** @example null */
            installation_id: string | null;
        };
        /** @description The installation of the GitHub App. */
        GitInstallation: {
            /** @example null */
            installation_id: string | null;
        };
        /** @description The GitHub App's configuration. */
        SaveGithubConfigurationRequest: {
            /** @example 123456 */
            app_id: string;
            /** @example 87654321 */
            installation_id?: string | null;
            /** @description Absent keeps it, null clears it, a text replaces it. No answer contains it. */
            private_key?: string | null;
        };
        /** @description A token of a source host. */
        SaveTokenRequest: {
            /**
             * Format: password
             * @example ghp_exampleexampleexampleexample0001
             */
            token: string;
            /**
             * @example github
             * @enum {string}
             */
            source_control: "github" | "gitlab" | "bitbucket_cloud" | "gitea";
            /**
             * Format: uri
             * @example null
             */
            url?: string | null;
        };
        /**
         * @description What came of the attempt.
         * @example answers
         * @enum {string}
         */
        ConnectionOutcome: "answers" | "key_refused" | "deployment_unknown" | "quota_used_up" | "unexpected_status" | "timeout" | "unreachable" | "forbidden_address" | "bad_address" | "too_large" | "address_missing" | "deployment_missing" | "key_missing" | "key_needed_again";
        /** @description Whether it answered. */
        ConnectionResult: {
            /** @example true */
            ok: boolean;
            code: components["schemas"]["ConnectionOutcome"];
            /**
             * @description The HTTP status that it answered with.
             * @example 200
             */
            status: number | null;
            /**
             * @description The same in an English sentence.
             * @example The service answers.
             */
            message: string;
            /** @example 412 */
            latency_ms: number | null;
        };
        /**
         * @description What a token may do.
         * @enum {string}
         */
        PlexalyzerScope: "scans:upload" | "scans:read" | "findings:read" | "components:read" | "gate:check";
        /** @description A token to make. */
        GeneratePlexalyzerTokenRequest: {
            /** @example ci */
            name: string;
            /**
             * Format: date-time
             * @example 2027-01-12T00:00:00Z
             */
            expired_at: string;
            scopes?: components["schemas"]["PlexalyzerScope"][];
        };
        /** @description A new token, shown this once. */
        PlexalyzerToken: {
            /** Format: uuid */
            id: string;
            /** @example plx_3q2x7wXk9sVb1nYcTzQ0aLr8uEfHjM5d */
            token: string;
            /** @example ci */
            name: string;
            /**
             * Format: date-time
             * @example 2026-01-12T09:00:00Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @example 2027-01-12T00:00:00Z
             */
            expired_at: string;
        };
        /** @description The token that pipelines of the organisation use. */
        AddPlexalyzerTokenRequest: {
            /**
             * Format: password
             * @example plx_3q2x7wXk9sVb1nYcTzQ0aLr8uEfHjM5d
             */
            token: string;
        };
        /** @description An API token, without the token itself. */
        PlexalyzerTokenInfo: {
            /** Format: uuid */
            id: string;
            /** @example ci */
            name: string;
            /** @example plx_3q2x */
            prefix: string;
            scopes: components["schemas"]["PlexalyzerScope"][];
            /**
             * Format: date-time
             * @example 2026-01-12T09:00:00Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @example 2027-01-12T00:00:00Z
             */
            expired_at: string;
            /**
             * Format: date-time
             * @example null
             */
            last_used_at: string | null;
        };
        /** @description API tokens. */
        PlexalyzerTokenList: {
            data: components["schemas"]["PlexalyzerTokenInfo"][];
        };
        /** @description Opens the feedback widget. */
        FeedbackToken: {
            /** @example pft_9sVb1nYcTzQ0aLr8uEfHjM5d */
            token: string;
            /** @example 3600 */
            expires_in: number;
        };
        /**
         * @description What it is about.
         * @example idea
         * @enum {string}
         */
        FeedbackKind: "idea" | "problem" | "praise";
        /** @description What somebody has told. */
        Feedback: {
            /** Format: uuid */
            id: string;
            kind: components["schemas"]["FeedbackKind"];
            /** @example A saved view per repository would help. */
            message: string;
            /** @example /findings/all */
            page: string | null;
            /** @example false */
            has_screenshot: boolean;
            /** @example developer */
            username: string;
            /** @example Acme */
            organization_name: string;
            /**
             * @description Only where the person may be written to.
             * @example developer@acme.example
             */
            email: string | null;
            /** Format: date-time */
            created_at: string;
        };
        /** @description A page of feedback, newest first. */
        FeedbackList: {
            data: components["schemas"]["Feedback"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description What somebody wants to tell. */
        FeedbackRequest: {
            kind: components["schemas"]["FeedbackKind"];
            /** @example A saved view per repository would help. */
            message: string;
            /** @example /findings/all */
            page?: string;
            /**
             * @description A PNG, JPEG or WebP picture of at most 700 KiB, in base64. Its kind is read from its content.
             * @example iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==
             */
            screenshot?: string;
            /**
             * @description Whether the answer may come by e-mail; not unless said.
             * @example true
             */
            may_contact?: boolean;
        };
        /**
         * @description Event that notifies.
         * @enum {string}
         */
        NotificationType: "scan_ended" | "scan_failed" | "sent_to_you" | "kev_match" | "acceptance_expiring" | "token_expiring" | "invitation_accepted" | "remediation_ready" | "pull_request_merged" | "approval_requested" | "approval_answered" | "reminder";
        /**
         * @description Whether it was seen.
         * @enum {string}
         */
        NotificationStatus: "unread" | "read";
        /** @description What happened, for whoever words it in another language than the English of `title` and `message`. Each kind of event has its own of these. */
        NotificationFacts: {
            /** @example ledger-api */
            repository?: string;
            /** @example 12 */
            new?: number;
            /** @example 4 */
            fixed?: number;
            /** @example 0 */
            reopened?: number;
            /** @description The scan only said what would change. */
            dry_run?: boolean;
            /** @description Who did it. */
            username?: string;
            /** @description So many findings or remediations. */
            count?: number;
            /** @description Title of the finding or name of the token. */
            what?: string;
            /** Format: date */
            date?: string;
            approved?: boolean;
            until_fix?: boolean;
        };
        /** @description Something to know. */
        Notification: {
            /**
             * Format: uuid
             * @example 01980a5c-3f10-7c1e-9b7a-5f0c2d9e5007
             */
            _id: string;
            notification_type: components["schemas"]["NotificationType"];
            status: components["schemas"]["NotificationStatus"];
            /** @example A scan of ledger-api has ended */
            title: string;
            /** @example 12 new findings, 4 fixed. */
            message: string;
            /** @example scan */
            subject_type: string | null;
            /** @example 01980a5c-3f10-7c1e-9b7a-5f0c2d9e4c03 */
            subject_id: string | null;
            /** @description Null where a person wrote the words. */
            facts: components["schemas"]["NotificationFacts"] | null;
            /** Format: date-time */
            created_at: string;
        };
        /** @description Where the page stands. */
        NotificationPaging: {
            /** @example 1 */
            total: number;
            /** @example 1 */
            page: number;
            /** @example 50 */
            pageSize: number;
            /** @example _id */
            sort_field: string;
            sort: components["schemas"]["SortDirection"];
            notification_type: components["schemas"]["NotificationType"] | null;
            status: components["schemas"]["NotificationStatus"] | null;
        };
        /** @description A page of notifications. */
        NotificationList: {
            data: components["schemas"]["Notification"][];
            meta: components["schemas"]["NotificationPaging"];
        };
        /** @description A reminder to oneself. */
        CreateNotificationRequest: {
            /** @example Look at the accepted risks */
            title: string;
            /** @example Three of them end this month. */
            message?: string;
            /** @enum {string} */
            subject_type?: "finding" | "scan" | "repository";
            /** Format: uuid */
            subject_id?: string;
        };
        /** @description A notification. */
        NotificationDocument: {
            data: components["schemas"]["Notification"];
        };
        /** @description Whether it was seen. */
        UpdateNotificationRequest: {
            status: components["schemas"]["NotificationStatus"];
        };
        /** @description What to send. */
        SendTicketRequest: {
            /** Format: uuid */
            finding_id?: string;
            /** Format: uuid */
            remediation_id?: string;
        };
        /** @description What the other side answered. */
        WebhookDelivery: {
            /** @example Successfully send webhook */
            message: string;
            /** @example 201 */
            status: number;
            /** @example 184 */
            duration_ms: number;
        };
        /**
         * @description Method of the call.
         * @enum {string}
         */
        WebhookMethod: "POST" | "PUT" | "PATCH";
        /**
         * @description Format of the body.
         * @enum {string}
         */
        WebhookDataType: "json" | "xml" | "text" | "form";
        /**
         * @description How the call proves who it is.
         * @enum {string}
         */
        WebhookAuthenticationType: "none" | "basic" | "bearer" | "api_key";
        /** @description How the call proves who it is, without the secret. */
        WebhookAuthentication: {
            type: components["schemas"]["WebhookAuthenticationType"];
            /** @example null */
            username: string | null;
            /** @example null */
            header: string | null;
            /** @example false */
            isConfigured: boolean;
        };
        /** @description A header of the call. */
        WebhookHeader: {
            /** @example X-Team */
            name: string;
            /**
             * @description Null where the value is a secret.
             * @example security
             */
            value: string | null;
        };
        /** @description The body of the call. */
        WebhookTemplate: {
            /** @example true */
            enabled: boolean;
            /** @example [object Object] */
            body: string;
        };
        /**
         * @description A field of the payload.
         * @enum {string}
         */
        WebhookField: "title" | "severity" | "status" | "file_path" | "line" | "description" | "date" | "tool" | "cve" | "cwe";
        /** @description Where findings are sent as tickets. */
        WebhookConfig: {
            /** @example Ticket desk */
            name: string;
            /**
             * Format: uri
             * @example https://tickets.acme.example/hook
             */
            url: string;
            method: components["schemas"]["WebhookMethod"];
            dataType: components["schemas"]["WebhookDataType"];
            authentication: components["schemas"]["WebhookAuthentication"];
            headers: components["schemas"]["WebhookHeader"][];
            template: components["schemas"]["WebhookTemplate"];
            fields: components["schemas"]["WebhookField"][];
            payload_format: components["schemas"]["WebhookDataType"];
            /** @example [object Object] */
            payload_template: string;
            /** @example true */
            isConfigured: boolean;
        };
        /** @description The webhook, null until there is one. */
        WebhookConfigDocument: {
            data: components["schemas"]["WebhookConfig"] | null;
        };
        /** @description How the call proves who it is. */
        WebhookAuthenticationInput: {
            type: components["schemas"]["WebhookAuthenticationType"];
            /** @example null */
            username?: string | null;
            /** @example null */
            header?: string | null;
            /** @description Absent keeps it, null clears it, a text replaces it. No answer contains it. */
            secret?: string | null;
        };
        /** @description A header of the call. */
        WebhookHeaderInput: {
            /** @example X-Team */
            name: string;
            /** @example security */
            value: string;
        };
        /** @description The body of the call. */
        WebhookTemplateInput: {
            /** @example true */
            enabled: boolean;
            /** @example [object Object] */
            body: string;
        };
        /** @description Where to send findings as tickets. */
        WebhookRequest: {
            /** @example Ticket desk */
            name: string;
            /**
             * Format: uri
             * @example https://tickets.acme.example/hook
             */
            url: string;
            method?: components["schemas"]["WebhookMethod"];
            dataType?: components["schemas"]["WebhookDataType"];
            authentication?: components["schemas"]["WebhookAuthenticationInput"];
            headers?: components["schemas"]["WebhookHeaderInput"][];
            template?: components["schemas"]["WebhookTemplateInput"];
            fields?: components["schemas"]["WebhookField"][];
        };
        /** @description A webhook to try, saved or not, and whether to send it. */
        WebhookTestRequest: {
            config: components["schemas"]["WebhookRequest"];
            /**
             * @default false
             * @example false
             */
            send: boolean;
        };
        /** @description What would be sent. */
        WebhookPreview: {
            /** @example [object Object] */
            body: string;
            /** @example application/json */
            content_type: string;
            delivery: components["schemas"]["WebhookDelivery"] | null;
        };
        /** @description A vulnerability of a component. */
        SbomFindingAttributes: {
            /** @example Command injection in lodash */
            title: string;
            severity: components["schemas"]["Severity"];
            /** @example 64 */
            priority: number;
            /** @example CVE-2021-23337 */
            vulnerability: string | null;
            component: components["schemas"]["ComponentRef"];
            repository: components["schemas"]["RepositoryRef"];
            status: components["schemas"]["FindingStatus"];
            /** Format: date-time */
            first_seen_at: string;
        };
        /** @description A vulnerability of a component. */
        SbomFinding: {
            /** Format: uuid */
            id: string;
            attributes: components["schemas"]["SbomFindingAttributes"];
        };
        /** @description A page of vulnerabilities of components. */
        SbomFindingList: {
            data: components["schemas"]["SbomFinding"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description A vulnerability of a component. */
        SbomFindingDocument: {
            data: components["schemas"]["SbomFinding"];
        };
        /** @description What is known about a component. */
        ComponentAttributes: {
            /** @example lodash */
            name: string;
            /** @example null */
            group: string | null;
            /** @example 4.17.20 */
            version: string | null;
            /** @example pkg:npm/lodash@4.17.20 */
            purl: string | null;
            /** @example library */
            type: string;
            /** @example npm */
            ecosystem: string | null;
            /**
             * @example [
             *       "MIT"
             *     ]
             */
            licenses: string[];
            /** @example null */
            supplier: string | null;
            /** @example false */
            direct: boolean | null;
            repository: components["schemas"]["RepositoryRef"];
            vulnerabilities: components["schemas"]["SeverityCounts"];
            worst: components["schemas"]["Severity"] | null;
            /** @example 2 */
            dependents: number;
            /**
             * Format: date-time
             * @example 2026-01-12T08:14:03Z
             */
            first_seen_at: string;
            /** Format: date-time */
            last_seen_at: string;
        };
        /** @description A component as the list shows it. */
        ComponentRow: {
            /** Format: uuid */
            id: string;
            attributes: components["schemas"]["ComponentAttributes"];
        };
        /** @description A page of components. */
        ComponentList: {
            data: components["schemas"]["ComponentRow"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description A vulnerability of a component. */
        ComponentVulnerability: {
            /** Format: uuid */
            finding_id: string;
            /** @example CVE-2021-23337 */
            vulnerability: string;
            severity: components["schemas"]["Severity"];
            /** @example 64 */
            priority: number;
            /** @example 4.17.21 */
            fixed_version: string | null;
            /** @example Command injection in lodash */
            title: string;
        };
        /** @description A component on the way from the root. */
        ComponentNode: {
            /** Format: uuid */
            id: string;
            /** @example ledger-api */
            name: string;
            /** @example 1.4.2 */
            version: string | null;
        };
        /** @description One way from the root to the component. */
        ComponentPath: {
            nodes: components["schemas"]["ComponentNode"][];
        };
        /** @description The smallest upgrade that closes findings. */
        ComponentUpgrade: {
            /** @example 4.17.21 */
            version: string;
            /** @example 1 */
            closes: number;
            /** @example 0 */
            leaves: number;
        };
        /** @description Everything known about a component. */
        ComponentDetailAttributes: {
            /** @example lodash */
            name: string;
            /** @example null */
            group: string | null;
            /** @example 4.17.20 */
            version: string | null;
            /** @example pkg:npm/lodash@4.17.20 */
            purl: string | null;
            /** @example library */
            type: string;
            /** @example npm */
            ecosystem: string | null;
            /**
             * @example [
             *       "MIT"
             *     ]
             */
            licenses: string[];
            /** @example null */
            supplier: string | null;
            /** @example false */
            direct: boolean | null;
            repository: components["schemas"]["RepositoryRef"];
            vulnerabilities: components["schemas"]["SeverityCounts"];
            worst: components["schemas"]["Severity"] | null;
            /** @example 2 */
            dependents: number;
            /**
             * Format: date-time
             * @example 2026-01-12T08:14:03Z
             */
            first_seen_at: string;
            /** Format: date-time */
            last_seen_at: string;
            /**
             * @example {
             *       "SHA-256": "9b1dd6c2f8e04d17"
             *     }
             */
            hashes: {
                [key: string]: string;
            };
            findings: components["schemas"]["ComponentVulnerability"][];
            /** @description The shortest ten. */
            paths: components["schemas"]["ComponentPath"][];
            upgrade: components["schemas"]["ComponentUpgrade"] | null;
            /** @description Other versions in the organisation. */
            siblings: components["schemas"]["ComponentNode"][];
        };
        /** @description A component with everything known about it. */
        Component: {
            /** Format: uuid */
            id: string;
            attributes: components["schemas"]["ComponentDetailAttributes"];
        };
        /** @description A component. */
        ComponentDocument: {
            data: components["schemas"]["Component"];
        };
        /** @description A component in the graph. */
        GraphNode: {
            /** Format: uuid */
            id: string;
            /** @example lodash */
            name: string;
            /** @example 4.17.20 */
            version: string | null;
            worst: components["schemas"]["Severity"] | null;
            /** @example false */
            direct: boolean | null;
        };
        /** @description One component asks for another. */
        DependencyEdge: {
            /** Format: uuid */
            from: string;
            /**
             * Format: uuid
             * @example 01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a02
             */
            to: string;
        };
        /** @description Components of a repository and who asks for whom. */
        DependencyGraph: {
            nodes: components["schemas"]["GraphNode"][];
            edges: components["schemas"]["DependencyEdge"][];
            /** @example false */
            truncated: boolean;
        };
        /** @description How many vulnerabilities all changes together bring or mend, each of a package once. False positives do not count. */
        ChangeEffect: {
            /** @example 1 */
            total: number;
            /**
             * @description Of these on the list of known exploited vulnerabilities.
             * @example 0
             */
            kev: number;
            severity: components["schemas"]["SeverityCounts"];
        };
        /** @description A vulnerability that a change of a component brings or mends. */
        ChangeVulnerability: {
            /**
             * Format: uuid
             * @example 01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01
             */
            finding_id: string;
            /** @example CVE-2021-23337 */
            vulnerability: string;
            severity: components["schemas"]["Severity"];
            /**
             * @description On CISA's list of known exploited vulnerabilities.
             * @example false
             */
            kev: boolean;
            /** @example 64 */
            priority: number;
            status: components["schemas"]["FindingStatus"];
            /** @example Command injection in lodash */
            title: string;
            /** @example 4.17.21 */
            fixed_version: string | null;
        };
        /**
         * @description What differs between two bills of materials, and what that means. A vulnerability is brought where a report names it for the later version and for none that the earlier bill
         *     has; it is mended where a report named it for the earlier version and the later one is known to be free of it: as the component is gone, as the finding is fixed, or as the
         *     version is at or after the fix.
         */
        ComponentChange: {
            /**
             * @example upgraded
             * @enum {string}
             */
            change: "added" | "removed" | "upgraded" | "downgraded";
            /** @example lodash */
            name: string;
            /** @example 4.17.20 */
            from_version: string | null;
            /** @example 4.17.21 */
            to_version: string | null;
            /** @example pkg:npm/lodash@4.17.21 */
            purl: string | null;
            /**
             * @example [
             *       "MIT"
             *     ]
             */
            from_licenses: string[];
            /**
             * @example [
             *       "MIT"
             *     ]
             */
            to_licenses: string[];
            /**
             * @description Both bills name licences of it, and not the same.
             * @example false
             */
            licenses_changed: boolean;
            /**
             * @description Worst first.
             * @example []
             */
            brings: components["schemas"]["ChangeVulnerability"][];
            /** @description Worst first. */
            mends: components["schemas"]["ChangeVulnerability"][];
        };
        /** @description Differences between two bills of materials. The counts are of all changes, whichever are listed. */
        ComponentDiff: {
            /**
             * Format: uuid
             * @description Scan of the earlier bill.
             * @example 01980a5c-3f10-7c1e-9b7a-5f0c2d9e4c02
             */
            from: string;
            /**
             * Format: uuid
             * @description Scan of the later bill.
             * @example 01980a5c-3f10-7c1e-9b7a-5f0c2d9e4c03
             */
            to: string;
            /** @example 0 */
            added: number;
            /** @example 0 */
            removed: number;
            /**
             * @description With another version.
             * @example 1
             */
            changed: number;
            /** @example 0 */
            licenses_changed: number;
            brings: components["schemas"]["ChangeEffect"];
            mends: components["schemas"]["ChangeEffect"];
            /** @description Those that bring the worst first, then those that mend the worst, then other licences, then all others by name. */
            data: components["schemas"]["ComponentChange"][];
        };
        /** @description Frameworks that count. */
        IndustryStandardFrameworks: {
            /** @example true */
            cvss: boolean;
            /** @example true */
            cwe: boolean;
        };
        /** @description Frameworks of compliance that count. */
        ComplianceFrameworks: {
            /** @example true */
            iso: boolean;
            /** @example true */
            nist: boolean;
            /** @example true */
            soc: boolean;
        };
        /** @description Signs of exploitation that count. */
        ExploitabilityFactors: {
            /** @example true */
            activeExploits: boolean;
            /** @example true */
            easeExploitation: boolean;
            /** @example true */
            epss: boolean;
        };
        /** @description What is at stake. */
        ImpactOnCriticalSystems: {
            /** @example true */
            vulnSensitiveData: boolean;
            /** @example true */
            vulnImpactingCriticalData: boolean;
        };
        /** @description Standards that count. */
        ComplianceStandars: {
            /** @example true */
            pciDss4: boolean;
            /** @example false */
            pciDss3: boolean;
            /** @example true */
            dora: boolean;
            /** @example true */
            cisBenchmarks: boolean;
            /** @example true */
            soc2: boolean;
            /** @example true */
            iso: boolean;
            /** @example true */
            nist: boolean;
        };
        /** @description Points of each group; they add up to 100. */
        PriorityWeights: {
            /** @example 40 */
            industryStandardFrameworks: number;
            /** @example 34 */
            exploitabilityFactors: number;
            /** @example 14 */
            impactOnCriticalSystems: number;
            /** @example 4 */
            complianceFrameworks: number;
            /** @example 8 */
            complianceStandars: number;
        };
        /** @description The manage-prioritization settings. */
        PrioritySettings: {
            /**
             * @description Off: the defaults count.
             * @example true
             */
            toggle: boolean;
            industryStandardFrameworks: components["schemas"]["IndustryStandardFrameworks"];
            complianceFrameworks: components["schemas"]["ComplianceFrameworks"];
            exploitabilityFactors: components["schemas"]["ExploitabilityFactors"];
            impactOnCriticalSystems: components["schemas"]["ImpactOnCriticalSystems"];
            complianceStandars: components["schemas"]["ComplianceStandars"];
            weights: components["schemas"]["PriorityWeights"];
        };
        /** @description The one thing that a job is about. */
        JobSubject: {
            /**
             * @example scan
             * @enum {string}
             */
            type: "scan" | "finding";
            /** Format: uuid */
            id: string;
        };
        /** @description How many findings stand where, of those that the job goes through. */
        JobCounts: {
            /** @example 214 */
            total: number;
            /** @example 80 */
            done: number;
            /** @example 2 */
            skipped: number;
            /** @example 0 */
            failed: number;
        };
        /** @description Work in the background. */
        Job: {
            /** Format: uuid */
            id: string;
            /** @example send_findings */
            kind: string;
            status: components["schemas"]["JobStatus"];
            /** @example 0.4 */
            progress: number;
            /** @example Send 214 findings to 2 developers */
            title: string;
            /**
             * @description Before it has begun.
             * @example true
             */
            can_cancel: boolean;
            /** @example false */
            can_undo: boolean;
            /** Format: date-time */
            run_at: string | null;
            /**
             * @example {
             *       "done": 214,
             *       "skipped": 0
             *     }
             */
            result: {
                [key: string]: unknown;
            } | null;
            /** @example null */
            error: string | null;
            /**
             * @description Single use, valid for 60 seconds after it was read.
             * @example null
             */
            download_url: string | null;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @example null
             */
            finished_at: string | null;
            /**
             * @description Some findings failed or were never reached.
             * @example false
             */
            can_retry: boolean;
            /**
             * @description What it does within its kind: `false_positive`, `csv`, …
             * @example null
             */
            action: string | null;
            /**
             * @description The name of what it works on.
             * @example null
             */
            about: string | null;
            subject: components["schemas"]["JobSubject"] | null;
            counts: components["schemas"]["JobCounts"] | null;
            /** @description Null when the server began it by itself. */
            created_by: components["schemas"]["PersonRef"] | null;
            /**
             * Format: date-time
             * @description When its file is removed.
             * @example null
             */
            expires_at: string | null;
            /**
             * @description Of its file, in bytes.
             * @example null
             */
            size: number | null;
        };
        /** @description The settings and the job that follows them. */
        PrioritySettingsDocument: {
            data: components["schemas"]["PrioritySettings"];
            defaults: components["schemas"]["PrioritySettings"];
            recomputing: components["schemas"]["Job"] | null;
        };
        /** @description A finding whose priority moves. */
        PriorityMove: {
            /** Format: uuid */
            finding_id: string;
            /** @example SQL injection in the statement builder */
            title: string;
            repository: components["schemas"]["RepositoryRef"];
            /** @example 61 */
            from: number;
            /** @example 87 */
            to: number;
        };
        /** @description Findings with a priority in these ten points. */
        PriorityBin: {
            /** @example 80 */
            from: number;
            /** @example 120 */
            before: number;
            /** @example 142 */
            after: number;
        };
        /** @description What new settings would change. */
        PrioritySimulation: {
            /** @example 1204 */
            findings: number;
            /** @example 312 */
            moved: number;
            /** @example 240 */
            up: number;
            /** @example 72 */
            down: number;
            /** @example true */
            is_exact: boolean;
            movers: components["schemas"]["PriorityMove"][];
            /** @description Ten bins of ten points. */
            histogram: components["schemas"]["PriorityBin"][];
        };
        /** @description What new settings would change. */
        PrioritySimulationDocument: {
            data: components["schemas"]["PrioritySimulation"];
        };
        /** @description A source of what is known about vulnerabilities. */
        IntelligenceFeed: {
            /**
             * @description `osv`: under which names vulnerabilities are known.
             * @example kev
             * @enum {string}
             */
            name: "epss" | "kev" | "osv";
            /**
             * @description Vulnerabilities that are scored, listed, or have a second name.
             * @example 1342
             */
            entries: number;
            /**
             * Format: date
             * @example 2026-02-02
             */
            as_of: string | null;
            /**
             * Format: date-time
             * @example 2026-02-03T02:00:00Z
             */
            loaded_at: string | null;
            /** @example bundled */
            source: string;
            /** @example null */
            error: string | null;
            /**
             * Format: date-time
             * @example 2026-02-04T02:00:00Z
             */
            next_at: string | null;
        };
        /** @description Sources and their state. */
        IntelligenceState: {
            data: components["schemas"]["IntelligenceFeed"][];
        };
        /** @description Which findings a rule is about. */
        PolicyCondition: {
            /** @example severity */
            key: string;
            /** @example critical */
            value: string;
        };
        /** @description What a rule does. */
        PolicyActions: {
            /** @example 7 */
            due_days: number | null;
            /** @example true */
            notify: boolean;
            /** @example true */
            gate: boolean;
        };
        /** @description A rule of the organisation. */
        Policy: {
            /** Format: uuid */
            id: string;
            /** @example Criticals within a week */
            name: string;
            /** @example null */
            description: string | null;
            /** @example sla */
            category: string;
            /** @example true */
            enabled: boolean;
            conditions: components["schemas"]["PolicyCondition"][];
            actions: components["schemas"]["PolicyActions"];
            /** @example 11 */
            violations: number;
            /** @example 1 */
            version: number;
            /** Format: date-time */
            updated_at: string;
        };
        /** @description Rules of the organisation. */
        PolicyList: {
            data: components["schemas"]["Policy"][];
        };
        /** @description Which findings a rule is about; filters as the address writes them. */
        PolicyConditionInput: {
            /** @example severity */
            key: string;
            /** @example critical */
            value: string;
        };
        /** @description What a rule does. */
        PolicyActionsInput: {
            /** @example 7 */
            due_days?: number | null;
            /** @example true */
            notify?: boolean;
            /**
             * @description The gate fails on such findings.
             * @example true
             */
            gate?: boolean;
        };
        /** @description A rule. */
        PolicyRequest: {
            /** @example Criticals within a week */
            name: string;
            /** @example null */
            description?: string | null;
            /** @example sla */
            category?: string;
            /**
             * @default true
             * @example true
             */
            enabled: boolean;
            conditions: components["schemas"]["PolicyConditionInput"][];
            actions: components["schemas"]["PolicyActionsInput"];
        };
        /** @description A rule. */
        PolicyDocument: {
            data: components["schemas"]["Policy"];
        };
        /** @description A control of a standard, and what stands against it. */
        ControlSummary: {
            /** @example pciDss4 */
            standard: string;
            /** @example PCI DSS 4 */
            name: string;
            /** @example 6.2.4 */
            control: string;
            /** @example Software attacks are prevented or mitigated */
            title: string;
            /**
             * Format: uri
             * @example https://www.pcisecuritystandards.org/
             */
            uri: string | null;
            /** @example 23 */
            violations: number;
        };
        /** @description Controls and what stands against them. */
        ControlList: {
            data: components["schemas"]["ControlSummary"][];
        };
        /** @description Would this branch pass? */
        GateRequest: {
            /**
             * @description Nickname or id.
             * @example ledger-api
             */
            repository: string;
            /** @example main */
            branch?: string | null;
            fail_on?: components["schemas"]["Severity"];
            /** @example 80 */
            max_priority?: number;
            /**
             * @description Only what the base branch does not have; for the base branch itself, what its last reports brought.
             * @default false
             * @example true
             */
            new_only: boolean;
            /**
             * @description The branch to compare with; the repository's default branch if absent.
             * @example main
             */
            base?: string | null;
        };
        /**
         * @description The answer in a word. `no_rule`: nothing was asked and no policy gates, so that it passes. `not_scanned`: no report of the branch is known, so that nobody can say; it does not pass.
         * @example blocked
         * @enum {string}
         */
        GateOutcome: "passed" | "blocked" | "no_rule" | "not_scanned";
        /**
         * @description What a blocker breaks: a policy of the organisation, `fail_on` or `max_priority`.
         * @example policy
         * @enum {string}
         */
        GateLimit: "policy" | "severity" | "priority";
        /** @description A finding that blocks. */
        GateBlocker: {
            /** Format: uuid */
            finding_id: string;
            /** @example SQL injection in the statement builder */
            title: string;
            severity: components["schemas"]["Severity"];
            /** @example 87 */
            priority: number;
            limit: components["schemas"]["GateLimit"];
            /**
             * @description The policy's name, or the limit in an English sentence.
             * @example Criticals within a week
             */
            reason: string;
        };
        /** @description The answer for a pipeline. */
        GateResult: {
            /** @example false */
            passed: boolean;
            outcome: components["schemas"]["GateOutcome"];
            /** @description The first 100. */
            blockers: components["schemas"]["GateBlocker"][];
            /** @example 1 */
            total: number;
            /** @example 1 finding blocks ledger-api. */
            message: string;
        };
        /** @description Something that changed. */
        ActivityEvent: {
            /** Format: uuid */
            id: string;
            /**
             * @example finding
             * @enum {string}
             */
            kind: "finding" | "scan" | "repository" | "job" | "notification" | "settings";
            /** @example 01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01 */
            subject_id: string;
            /** @example status */
            action: string;
            /** @example ledger-api: SQL injection in the statement builder is fixed */
            summary: string;
            actor: components["schemas"]["PersonRef"] | null;
            /** Format: date-time */
            at: string;
        };
        /** @description What changed since the cursor. */
        ActivityFeed: {
            data: components["schemas"]["ActivityEvent"][];
            /**
             * @description For the next call.
             * @example 01980a5c-0000-7000-8000-000000000002
             */
            cursor: string;
        };
        /** @description A page of jobs, newest first. */
        JobList: {
            data: components["schemas"]["Job"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description A job. */
        JobDocument: {
            data: components["schemas"]["Job"];
        };
        /** @description What a job did, finding by finding. */
        BulkItemList: {
            data: components["schemas"]["BulkItem"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description Who did what. */
        AuditEntry: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            at: string;
            /** @example admin */
            actor: string;
            /** @example team.invite */
            action: string;
            /** @example user */
            subject_type: string;
            /** @example 01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01 */
            subject_id: string | null;
            /**
             * @example {
             *       "role": "developer"
             *     }
             */
            detail: {
                [key: string]: unknown;
            };
            /** @example 01K0Q8VJ6N3T4Y5Z7A9BCDEFGH */
            request_id: string | null;
        };
        /** @description A page of the audit log, newest first. */
        AuditList: {
            data: components["schemas"]["AuditEntry"][];
            meta: components["schemas"]["ListMeta"];
        };
        /**
         * @description Where a mail stands.
         * @enum {string}
         */
        MailState: "queued" | "sent" | "failed" | "cancelled";
        /**
         * @description Which way a mail went: to the mail server, or, where none is configured, into a file for the operator.
         * @enum {string}
         */
        MailDelivery: "smtp" | "file";
        /** @description A mail that Parapet sent, or will. */
        OutboxMail: {
            /** Format: uuid */
            id: string;
            /**
             * Format: email
             * @example developer@acme.example
             */
            recipient: string;
            /** @example invitation */
            template: string;
            /** @example You are invited to Acme */
            subject: string;
            /**
             * @description One-time links are masked.
             * @example Open this link to choose a password: ••••
             */
            preview: string;
            state: components["schemas"]["MailState"];
            /**
             * @description Why the last attempt failed.
             * @example null
             */
            error: string | null;
            /** @example 1 */
            attempts: number;
            /**
             * Format: date-time
             * @description The last attempt.
             * @example null
             */
            attempted_at: string | null;
            /**
             * Format: date-time
             * @description When it goes out or is tried again.
             * @example null
             */
            next_attempt_at: string | null;
            /** @description Null before it went. */
            delivery: components["schemas"]["MailDelivery"] | null;
            /**
             * @description With which words the mail server took it over.
             * @example 250 2.0.0 Ok: queued as 4VsT2r
             */
            answer: string | null;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @example null
             */
            sent_at: string | null;
        };
        /** @description A page of mail, newest first. */
        OutboxList: {
            data: components["schemas"]["OutboxMail"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description A mail. */
        OutboxDocument: {
            data: components["schemas"]["OutboxMail"];
        };
        /** @description A plan to choose from. */
        StripePlan: {
            /** @example price_1QxT3y */
            id: string;
            /** @example prod_Rz9aK2 */
            product_id: string;
            /** @example Team */
            name: string;
            /** @example Up to fifty repositories. */
            description: string | null;
            /** @example 490 */
            amount_usd: number;
            /**
             * @example month
             * @enum {string}
             */
            interval: "month" | "year";
            /**
             * @example [
             *       "50 repositories",
             *       "SLA and policies"
             *     ]
             */
            features: string[];
        };
        /** @description Plans to choose from. */
        StripePlanList: {
            data: components["schemas"]["StripePlan"][];
        };
        /** @description What to buy. */
        CheckoutSessionRequest: {
            /** @example price_1QxT3y */
            price_id: string;
            /**
             * @default 1
             * @example 1
             */
            quantity: number;
        };
        /** @description Where to go on. */
        StripeRedirect: {
            /** @example cs_test_a1B2c3 */
            id: string;
            /**
             * Format: uri
             * @example https://checkout.stripe.com/c/pay/cs_test_a1B2c3
             */
            url: string;
        };
        /** @description A subscription. */
        StripeSubscription: {
            /** @example sub_1QxT3y */
            id: string;
            /** @example cus_QxT3yA1b2c3d4e */
            customer_id: string;
            /**
             * @example active
             * @enum {string}
             */
            status: "active" | "trialing" | "past_due" | "canceled" | "incomplete" | "unpaid";
            plan: components["schemas"]["StripePlan"];
            /**
             * Format: date-time
             * @example 2026-03-12T09:00:00Z
             */
            current_period_end: string;
            /** @example false */
            cancel_at_period_end: boolean;
        };
        /** @description The paying side. */
        StripeCustomer: {
            /** @example cus_QxT3yA1b2c3d4e */
            id: string;
            /**
             * Format: email
             * @example billing@acme.example
             */
            email: string;
            /** @example Acme Holding S.L. */
            name: string | null;
            /**
             * Format: date-time
             * @example 2026-01-12T09:00:00Z
             */
            created_at: string;
        };
        /** @description Whose account. */
        StripeEmailRequest: {
            /**
             * Format: email
             * @example billing@acme.example
             */
            email: string;
        };
        /** @description Subscriptions of a customer. */
        StripeSubscriptionList: {
            data: components["schemas"]["StripeSubscription"][];
        };
        /** @description A subscription with how it is paid. */
        StripeSubscriptionDetail: {
            /** @example sub_1QxT3y */
            id: string;
            /** @example cus_QxT3yA1b2c3d4e */
            customer_id: string;
            /**
             * @example active
             * @enum {string}
             */
            status: "active" | "trialing" | "past_due" | "canceled" | "incomplete" | "unpaid";
            plan: components["schemas"]["StripePlan"];
            /**
             * Format: date-time
             * @example 2026-03-12T09:00:00Z
             */
            current_period_end: string;
            /** @example false */
            cancel_at_period_end: boolean;
            /** @example visa */
            card_brand: string | null;
            /** @example 4242 */
            card_last4: string | null;
            /** @example 490 */
            next_invoice_usd: number | null;
        };
        /** @description Why it ends. */
        CancelSubscriptionRequest: {
            /** @example We move to the yearly plan. */
            comment: string;
        };
        /** @description An invoice. */
        StripeInvoice: {
            /** @example in_1QxT3y */
            id: string;
            /** @example ACME-0007 */
            number: string | null;
            /**
             * @example paid
             * @enum {string}
             */
            status: "draft" | "open" | "paid" | "uncollectible" | "void";
            /** @example 490 */
            amount_usd: number;
            /**
             * Format: date-time
             * @example 2026-02-01T00:00:00Z
             */
            issued_at: string;
            /**
             * Format: uri
             * @example https://pay.stripe.com/invoice/acct_1/test_1/pdf
             */
            pdf_url: string | null;
        };
        /** @description Invoices of a customer, newest first. */
        StripeInvoiceList: {
            data: components["schemas"]["StripeInvoice"][];
        };
        /** @description A product to sell. */
        StripeProductRequest: {
            /** @example Team */
            name: string;
            /** @example Up to fifty repositories. */
            description?: string | null;
            /** @example 490 */
            amount_usd: number;
            /**
             * @example month
             * @enum {string}
             */
            interval: "month" | "year";
        };
        /** @description A product at the provider. */
        StripeProduct: {
            /** @example prod_Rz9aK2 */
            id: string;
            /** @example price_1QxT3y */
            price_id: string;
            /** @example Team */
            name: string;
        };
        /** @description Which pricing a product belongs to. */
        LinkProductRequest: {
            /** @example prod_Rz9aK2 */
            product_id: string;
            /** Format: uuid */
            pricing_id: string;
        };
        /** @description A plan as the pricing page shows it. */
        Pricing: {
            /** Format: uuid */
            id: string;
            /** @example Team */
            name: string;
            /** @example Up to fifty repositories. */
            description: string | null;
            tier: components["schemas"]["SubscriptionTier"];
            /**
             * @description Dollars a month, shown without decimals.
             * @example 490
             */
            price_usd: number;
            /**
             * @description For a year in advance.
             * @example 10
             */
            discount_percent: number;
            /**
             * @example [
             *       "50 repositories",
             *       "SLA and policies"
             *     ]
             */
            features: string[];
            /** @example null */
            stripe_product_id: string | null;
            /** @example true */
            active: boolean;
        };
        /** @description An organisation that pays. */
        StripeMember: {
            /** Format: uuid */
            client_id: string;
            /** @example Acme */
            organization_name: string;
            /** @example cus_QxT3yA1b2c3d4e */
            customer_id: string | null;
            tier: components["schemas"]["SubscriptionTier"];
        };
        /** @description Organisations that pay. */
        StripeMemberList: {
            data: components["schemas"]["StripeMember"][];
        };
        /** @description Plans. */
        PricingList: {
            data: components["schemas"]["Pricing"][];
        };
        /** @description A plan. */
        PricingRequest: {
            /** @example Team */
            name: string;
            /** @example Up to fifty repositories. */
            description?: string | null;
            tier: components["schemas"]["SubscriptionTier"];
            /** @example 490 */
            price_usd: number;
            /**
             * @default 10
             * @example 10
             */
            discount_percent: number;
            /**
             * @example [
             *       "50 repositories",
             *       "SLA and policies"
             *     ]
             */
            features?: string[];
            /** @example null */
            stripe_product_id?: string | null;
            /** @example true */
            active?: boolean;
        };
        /** @description Which plan, at which discount. */
        ProductPriceRequest: {
            /** Format: uuid */
            pricing_id: string;
            /**
             * @description Outside 0 to 100 counts as 0.
             * @example 10
             */
            discount_percent?: number;
        };
        /** @description What it costs. */
        ProductPrice: {
            /** @example 490 */
            price_usd: number;
            /** @example 10 */
            discount_percent: number;
            /** @example 441 */
            discounted_usd: number;
        };
        /** @description An organisation, as its keepers see it. */
        ClientSummary: {
            /**
             * Format: uuid
             * @example 01980a5c-3f10-7c1e-9b7a-5f0c2d9e4d04
             */
            _id: string;
            /** @example Acme */
            organization_name: string;
            tier: components["schemas"]["SubscriptionTier"];
            /** @example false */
            piloting: boolean;
            /** @example null */
            partner: string | null;
            /** @example 8 */
            members: number;
            /** @example 14 */
            repositories: number;
            open_findings: components["schemas"]["SeverityCounts"];
            /** Format: date-time */
            last_scan_at: string | null;
            /**
             * Format: date-time
             * @example 2026-01-12T08:00:00Z
             */
            created_at: string;
        };
        /** @description An organisation. */
        ClientSummaryDocument: {
            data: components["schemas"]["ClientSummary"];
        };
        /** @description A page of organisations. */
        ClientSummaryList: {
            data: components["schemas"]["ClientSummary"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description Whether an organisation pilots. */
        PilotingRequest: {
            /** Format: uuid */
            client_id: string;
            /** @example true */
            piloting: boolean;
        };
        /** @description A partner and what it brought. */
        Partner: {
            /** Format: uuid */
            id: string;
            /** @example Acme Consulting */
            name: string;
            /**
             * Format: email
             * @example partner@acme.example
             */
            email: string;
            /** @example true */
            active: boolean;
            /** @example 10 */
            discount_percent: number;
            /** @example 3 */
            clients: number;
            /**
             * Format: date-time
             * @example 2026-01-12T08:00:00Z
             */
            created_at: string;
        };
        /** @description Partners. */
        PartnerList: {
            data: components["schemas"]["Partner"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description A partner. */
        PartnerRequest: {
            /** @example Acme Consulting */
            name: string;
            /**
             * Format: email
             * @example partner@acme.example
             */
            email: string;
            /**
             * @default true
             * @example true
             */
            active: boolean;
            /**
             * @default 10
             * @example 10
             */
            discount_percent: number;
        };
        /** @description A partner. */
        PartnerDocument: {
            data: components["schemas"]["Partner"];
        };
        /** @description A connector that somebody of the organisation wrote. */
        UserConnector: {
            /** Format: uuid */
            id: string;
            /** @example Ticket desk of the bank */
            name: string;
            /** @example Opens a ticket for each critical finding. */
            description: string | null;
            /**
             * @example webhook
             * @enum {string}
             */
            kind: "webhook" | "scanner" | "source";
            /**
             * @example {
             *       "url": "https://tickets.acme.example/hook"
             *     }
             */
            definition: {
                [key: string]: unknown;
            };
            /** @example false */
            published: boolean;
            /**
             * @description In use by this organisation.
             * @example true
             */
            added: boolean;
            author: components["schemas"]["PersonRef"] | null;
            /** Format: date-time */
            updated_at: string;
        };
        /** @description A page of connectors, counted from zero. */
        UserConnectorList: {
            data: components["schemas"]["UserConnector"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description A connector. */
        UserConnectorDocument: {
            data: components["schemas"]["UserConnector"];
        };
        /** @description A connector to publish: a new one, or a present one by its id. */
        PublishConnectorRequest: {
            /** @example Ticket desk of the bank */
            name: string;
            /** @example Opens a ticket for each critical finding. */
            description?: string | null;
            /**
             * @example webhook
             * @enum {string}
             */
            kind: "webhook" | "scanner" | "source";
            /**
             * @example {
             *       "url": "https://tickets.acme.example/hook"
             *     }
             */
            definition?: {
                [key: string]: unknown;
            };
            /** Format: uuid */
            id?: string;
        };
        /** @description A connector. */
        UserConnectorRequest: {
            /** @example Ticket desk of the bank */
            name: string;
            /** @example Opens a ticket for each critical finding. */
            description?: string | null;
            /**
             * @example webhook
             * @enum {string}
             */
            kind: "webhook" | "scanner" | "source";
            /**
             * @example {
             *       "url": "https://tickets.acme.example/hook"
             *     }
             */
            definition?: {
                [key: string]: unknown;
            };
        };
        /** @description A domain of the organisation. */
        Domain: {
            /**
             * Format: uuid
             * @example 01980a5c-3f10-7c1e-9b7a-5f0c2d9e5108
             */
            uuid: string;
            /** @example acme.example */
            domain: string;
            /** @example false */
            validated: boolean;
            /**
             * @description To be published as a TXT record.
             * @example parapet-verification=9sVb1nYcTzQ0
             */
            verification_record: string;
            repositories: components["schemas"]["RepositoryRef"][];
            /**
             * Format: date-time
             * @example 2026-01-12T08:00:00Z
             */
            created_at: string;
        };
        /** @description Domains. */
        DomainList: {
            data: components["schemas"]["Domain"][];
        };
        /** @description A domain. */
        DomainRequest: {
            /** @example acme.example */
            domain: string;
        };
        /** @description A domain. */
        DomainDocument: {
            data: components["schemas"]["Domain"];
        };
        /** @description Which domain to verify. */
        VerifyDomainRequest: {
            /** Format: uuid */
            domain_uuid: string;
        };
        /** @description Which domain belongs to which repository. */
        BindDomainRequest: {
            /** Format: uuid */
            domain_uuid: string;
            /** Format: uuid */
            repository_id: string;
        };
        /** @description The subscription is active. */
        MarketplaceResult: {
            /** @example Subscription activated successfully */
            message: string;
            tier: components["schemas"]["SubscriptionTier"];
        };
        /** @description The token of the marketplace. */
        MarketplaceRequest: {
            /**
             * Format: password
             * @example mp_eyJhbGciOi
             */
            token: string;
        };
        /** @description AWS. */
        AwsCredentialInput: {
            /** @description Absent keeps it, null clears it, a text replaces it. No answer contains it. */
            access_key_id?: string | null;
            /** @description Absent keeps it, null clears it, a text replaces it. No answer contains it. */
            secret_access_key?: string | null;
        };
        /** @description Credentials of AWS. */
        AwsConnectorRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            key: "aws";
            values: components["schemas"]["AwsCredentialInput"];
        };
        /** @description Azure. */
        AzureCredentialInput: {
            /** @description Absent keeps it, null clears it, a text replaces it. No answer contains it. */
            client_id?: string | null;
            /** @description Absent keeps it, null clears it, a text replaces it. No answer contains it. */
            client_secret?: string | null;
            /** @description Absent keeps it, null clears it, a text replaces it. No answer contains it. */
            subscription_id?: string | null;
            /** @description Absent keeps it, null clears it, a text replaces it. No answer contains it. */
            tenant_id?: string | null;
        };
        /** @description Credentials of Azure. */
        AzureConnectorRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            key: "azure";
            values: components["schemas"]["AzureCredentialInput"];
        };
        /** @description Google Cloud. */
        GcpCredentialInput: {
            /** @description Absent keeps it, null clears it, a text replaces it. No answer contains it. */
            application_credentials?: string | null;
            /** @description Absent keeps it, null clears it, a text replaces it. No answer contains it. */
            client_email?: string | null;
            /** @description Absent keeps it, null clears it, a text replaces it. No answer contains it. */
            project_id?: string | null;
            /** @description Absent keeps it, null clears it, a text replaces it. No answer contains it. */
            service_account?: string | null;
        };
        /** @description Credentials of Google Cloud. */
        GcpConnectorRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            key: "gcp";
            values: components["schemas"]["GcpCredentialInput"];
        };
        /** @description Oracle Cloud. */
        OracleCredentialInput: {
            /** @description Absent keeps it, null clears it, a text replaces it. No answer contains it. */
            compartment_id?: string | null;
            /** @description Absent keeps it, null clears it, a text replaces it. No answer contains it. */
            key_fingerprint?: string | null;
            /** @description Absent keeps it, null clears it, a text replaces it. No answer contains it. */
            key_value?: string | null;
            /** @description Absent keeps it, null clears it, a text replaces it. No answer contains it. */
            tenancy_id?: string | null;
            /** @description Absent keeps it, null clears it, a text replaces it. No answer contains it. */
            user_id?: string | null;
        };
        /** @description Credentials of Oracle Cloud. */
        OracleConnectorRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            key: "oracle_oci";
            values: components["schemas"]["OracleCredentialInput"];
        };
        /** @description Credentials of a cloud. */
        ConnectorRequest: components["schemas"]["AwsConnectorRequest"] | components["schemas"]["AzureConnectorRequest"] | components["schemas"]["GcpConnectorRequest"] | components["schemas"]["OracleConnectorRequest"];
        /**
         * @description What is connected.
         * @example aws
         * @enum {string}
         */
        ConnectorKey: "aws" | "azure" | "gcp" | "oracle_oci" | "fortify" | "black_duck" | "checkmarx" | "github" | "gitlab" | "bitbucket_cloud" | "gitea";
        /** @description Whether credentials are complete. */
        ConnectorState: {
            key: components["schemas"]["ConnectorKey"];
            /** @example true */
            isConfigured: boolean;
        };
        /** @description What to disconnect. */
        DeleteConnectorRequest: {
            key: components["schemas"]["ConnectorKey"];
        };
        /** @description Fortify. */
        FortifyCredentialInput: {
            /** @description Absent keeps it, null clears it, a text replaces it. No answer contains it. */
            client_id?: string | null;
            /** @description Absent keeps it, null clears it, a text replaces it. No answer contains it. */
            client_secret?: string | null;
            /** @description Absent keeps it, null clears it, a text replaces it. No answer contains it. */
            release_id?: string | null;
        };
        /** @description Credentials of Fortify. */
        FortifyConnectorRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            key: "fortify";
            values: components["schemas"]["FortifyCredentialInput"];
        };
        /** @description Black Duck. */
        BlackDuckCredentialInput: {
            /** @description Absent keeps it, null clears it, a text replaces it. No answer contains it. */
            api_token?: string | null;
            /** @description Absent keeps it, null clears it, a text replaces it. No answer contains it. */
            black_duck_url?: string | null;
        };
        /** @description Credentials of Black Duck. */
        BlackDuckConnectorRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            key: "black_duck";
            values: components["schemas"]["BlackDuckCredentialInput"];
        };
        /** @description Checkmarx. */
        CheckmarxCredentialInput: {
            /** @description Absent keeps it, null clears it, a text replaces it. No answer contains it. */
            client_id?: string | null;
            /** @description Absent keeps it, null clears it, a text replaces it. No answer contains it. */
            client_secret?: string | null;
            /** @description Absent keeps it, null clears it, a text replaces it. No answer contains it. */
            username?: string | null;
            /** @description Absent keeps it, null clears it, a text replaces it. No answer contains it. */
            password?: string | null;
            /** @description Absent keeps it, null clears it, a text replaces it. No answer contains it. */
            base_url?: string | null;
            /** @example 12 */
            team_id?: number | null;
        };
        /** @description Credentials of Checkmarx. */
        CheckmarxConnectorRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            key: "checkmarx";
            values: components["schemas"]["CheckmarxCredentialInput"];
        };
        /** @description Credentials of a scanner. */
        ToolConnectorRequest: components["schemas"]["FortifyConnectorRequest"] | components["schemas"]["BlackDuckConnectorRequest"] | components["schemas"]["CheckmarxConnectorRequest"];
        /**
         * @description A source host that can be connected.
         * @enum {string}
         */
        SourceHost: "github" | "gitlab" | "bitbucket" | "gitea";
        /** @description The code that a source host gave. */
        OAuthTokenRequest: {
            source_control: components["schemas"]["SourceHost"];
            /** @example 4f2c9d1e7a */
            code: string;
            /** @example 9sVb1nYcTzQ0 */
            state?: string;
            /**
             * Format: uri
             * @example https://parapet.acme.example/connector
             */
            redirect_uri?: string;
        };
        /** @description The source host is connected. */
        OAuthTokenResult: {
            source_control: components["schemas"]["SourceHost"];
            /** @example true */
            isConfigured: boolean;
            /** @example acme-bot */
            login: string | null;
        };
        /** @description Why the exchange failed (RFC 6749, 5.2). */
        OAuthError: {
            /** @example invalid_grant */
            error: string;
            /** @example Failed to access token due to processing data. Please try again later! */
            error_description: string;
            /** @example null */
            error_uri: string | null;
        };
        /** @description A repository at the source host. */
        HostRepository: {
            /** @example 8812 */
            id: string;
            /** @example ledger-api */
            name: string;
            /** @example acme/ledger-api */
            full_name: string;
            /**
             * Format: uri
             * @example https://github.com/acme/ledger-api
             */
            url: string;
            /** @example main */
            default_branch: string | null;
            /** @example true */
            private: boolean;
            /**
             * @description Already in Parapet.
             * @example false
             */
            added: boolean;
        };
        /** @description A page of repositories at the source host. */
        HostRepositoryList: {
            data: components["schemas"]["HostRepository"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description A branch at the source host. */
        HostBranch: {
            /** @example main */
            name: string;
            /** @example true */
            is_default: boolean;
        };
        /** @description A page of branches. */
        HostBranchList: {
            data: components["schemas"]["HostBranch"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description The connection to a source host. */
        HostConnector: {
            source_control: components["schemas"]["SourceHost"];
            /** @example true */
            isConfigured: boolean;
            /** @example acme-bot */
            login: string | null;
            /**
             * @example [
             *       "acme"
             *     ]
             */
            workspaces: string[];
            /**
             * Format: date-time
             * @example null
             */
            expired_at: string | null;
        };
        /** @description The installation that GitHub named. */
        SaveInstallationIdRequest: {
            /** @example 87654321 */
            installation_id: string;
        };
        /** @description Which source host to try. */
        TestConnectionRequest: {
            source_control: components["schemas"]["SourceHost"];
            /**
             * Format: password
             * @example ghp_exampleexampleexampleexample0001
             */
            token?: string;
            /**
             * Format: uri
             * @example null
             */
            url?: string | null;
        };
    };
    responses: {
        /** @description A parameter or the body does not fit; `detail` names each place. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is too large. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body has another content type than this call reads. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The user name or the password is not right. */
        InvalidCredentials: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests; `Retry-After` says when to come back. */
        TooManyRequests: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The operation is part of the contract, and this server does not answer it yet. */
        NotBuilt: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description This code is not right, or was used before. */
        InvalidCode: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The token is absent, expired or revoked; nothing else answers 401. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The role does not allow this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description It does not exist, or belongs to another organisation. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description It stands against what is there. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Well-formed, but not acceptable; `detail` says why. */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Bitbucket cloud token expired, please create new one while redirecting to connector... */
        BitbucketTokenExpired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A service outside the product failed. */
        BadGateway: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Failed to download file */
        DownloadFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Not accepted. */
        ImageScanFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Finding data not found */
        FindingNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `If-Match` is absent from what is stored: somebody else saved first. */
        PreconditionFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Not accepted. */
        SaveFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description You may invite people up to your own role only. */
        InviteForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A one-time link that is used or expired. */
        Gone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Email is not verified. Please try again */
        EmailNotVerified: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description User is not verified. Please try again */
        UserNotVerified: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The findings that match have changed since you selected them. Look again. */
        StaleSelection: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No response was received from webhook */
        WebhookFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Failed to activate subscription. Please try again later or contact our administrator! */
        MarketplaceFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description You need to have a valid account role admin to proceed! */
        MarketplaceDenied: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description Words to look for. */
        SearchList: string;
        /** @description Page, counted from one; zero is taken as one. */
        Page: number;
        /** @description Rows of a page. */
        PageSize: number;
        /** @description `next_cursor` of the page before; wins over `page`. */
        Cursor: string;
        /** @description Direction of the order. */
        Sort: components["schemas"]["SortDirection"];
        /** @description Id of the thing (UUIDv7). */
        Id: string;
        /** @description source_control: nickname or id of the repository. */
        FilterRepository: string[];
        /** @description source_control: branch of the scan. */
        FilterBranch: string[];
        /** @description scan_info: first seen within these days, inclusive, UTC; one side may be open. */
        FilterDateRange: string;
        /** @description scan_info: scanner that reported it. */
        FilterTool: string[];
        /** @description scan_info: what imports came to, each as outcome:id of the scan: what it brought, had again, reopened or fixed. Which ones it had again is known for 30 days. */
        FilterImport: string[];
        /** @description code_info: part of the path; `*` stands for any characters. */
        FilterFile: string;
        /** @description code_info: language of the file. */
        FilterLanguage: string[];
        /** @description code_info: column where it begins. */
        FilterStartColumn: string;
        /** @description code_info: column where it ends. */
        FilterEndColumn: string;
        /** @description developer_info: user name or e-mail of who it is assigned or was sent to. */
        FilterDeveloper: string[];
        /** @description developer_info: a decision on it waits for an approver. */
        FilterReviewRequested: boolean;
        /** @description developer_info: author of the line, as the report or the host says. */
        FilterIssueOwner: string[];
        /** @description remediation_info: where it stands. */
        FilterStatus: components["schemas"]["FindingStatus"][];
        /** @description remediation_info: kind of way out that is known. */
        FilterMitigation: string[];
        /** @description remediation_info: estimated effort, 0 to 100. */
        FilterFixingEffort: string;
        /** @description remediation_info: kind of remediation. */
        FilterRemediationType: string[];
        /** @description remediation_info: where it stands against its due date. */
        FilterSla: components["schemas"]["SlaState"][];
        /** @description policy_info: category of a policy that it violates. */
        FilterPolicyCategory: string[];
        /** @description policy_info: name of a policy that it violates. */
        FilterPolicyName: string[];
        /** @description policy_info: control of a policy that it violates. */
        FilterPolicyControl: string[];
        /** @description vulnerability_info: severity. */
        FilterSeverity: components["schemas"]["Severity"][];
        /** @description vulnerability_info: priority, 0 to 100. */
        FilterPriority: string;
        /** @description vulnerability_info: CVSS v3 base score, 0 to 10. */
        FilterCvssv3Score: string;
        /** @description vulnerability_info: CWE numbers. */
        FilterCwe: number[];
        /** @description vulnerability_info: CVE or advisory ids. */
        FilterCve: string[];
        /** @description vulnerability_info: in CISA's list of known exploited vulnerabilities. */
        FilterKev: boolean;
        /** @description vulnerability_info: the scanner's rule. */
        FilterRule: string[];
        /** @description vulnerability_info: name or package URL of the component. */
        FilterComponent: string[];
        /** @description vulnerability_info: type of vulnerability. */
        FilterType: string[];
        /** @description vulnerability_info: kind of scan that finds such. */
        FilterCategory: string[];
        /** @description vulnerability_info: OWASP Top 10 entry. */
        FilterOwasp: string[];
        /** @description vulnerability_info: SLSA 1.2 threats. */
        FilterSlsaThreats: components["schemas"]["SlsaThreat"][];
        /** @description other_info: marked as false positive. */
        FilterFalsePositive: boolean;
        /** @description other_info: another finding stands for it. */
        FilterIsDuplicate: boolean;
        /** @description other_info: part of another finding. */
        FilterIsSubfinding: boolean;
        /** @description other_info: source host or cloud that it came from. */
        FilterProvider: string[];
        /** @description other_info: tags of the finding. */
        FilterTags: string[];
        /** @description other_info: extensions to leave out. */
        FilterExcludedFileTypes: string[];
        /** @description other_info: OWASP CI/CD Top 10 entry. */
        FilterOwaspCicd: string[];
        /** @description Words to look for in title, path, rule, component and vulnerability ids. */
        Search: string;
        /** @description Attributes that an export or report should contain; all when absent. Lists always bring whole rows. */
        Fields: string[];
        /** @description Attribute that orders the list. */
        FindingSortField: components["schemas"]["FindingSortField"];
        /** @description Days that the chart looks back. */
        Period: "7d" | "30d" | "90d" | "365d";
        /** @description `ETag` of the document that was changed. */
        IfMatch: string;
        /** @description One-time token from the link. */
        Token: string;
        /** @description Id of the comment. */
        CommentId: string;
        /** @description Id of the finding. */
        FindingPart: string;
        /** @description List that the saved filter belongs to. */
        Source: components["schemas"]["FilterSource"];
        /** @description Name of the saved filter. */
        Name: string;
        /** @description Rows of a page. */
        PageSizeCamel: number;
        /** @description Cursor of the last answer; without it only the present cursor is answered. */
        Since: string;
        /** @description Id as Stripe gives it. */
        StripeId: string;
        /** @description Id of the repository. */
        RepoPart: string;
        /** @description Page, counted from zero. */
        ZeroBasedPage: number;
        /** @description Source host. */
        SourceHost: components["schemas"]["SourceHost"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "admin@acme.example",
                 *       "password": "correct horse battery staple",
                 *       "google_access_token": "ya29.a0AfH6SMBx"
                 *     }
                 */
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description A session, or a challenge for the second factor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "two_factor_required": false,
                     *       "access_token": "pst_3q2-7wXk9sVb1nYcTzQ0aLr8uEfHjM5d",
                     *       "token_type": "Bearer",
                     *       "expires_in": 86400
                     *     }
                     */
                    "application/json": components["schemas"]["LoginResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidCredentials"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    checkTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "challenge": "ptc_Zk3vY8pLr2wQn6xTbM4sJd",
                 *       "code": "492817"
                 *     }
                 */
                "application/json": components["schemas"]["CheckTwoFactorRequest"];
            };
        };
        responses: {
            /** @description A session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "two_factor_required": false,
                     *       "access_token": "pst_3q2-7wXk9sVb1nYcTzQ0aLr8uEfHjM5d",
                     *       "token_type": "Bearer",
                     *       "expires_in": 86400
                     *     }
                     */
                    "application/json": components["schemas"]["SessionGrant"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidCode"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who is signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *       "email": "admin@acme.example",
                     *       "username": "admin",
                     *       "role": "admin",
                     *       "is_partner": false,
                     *       "two_factor_enabled": false,
                     *       "avatar_url": null,
                     *       "client_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *       "organization_name": "Acme",
                     *       "unread_notifications": 2
                     *     }
                     */
                    "application/json": components["schemas"]["SessionUser"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    listRepositories: {
        parameters: {
            query?: {
                /** @description Words to look for. */
                q?: components["parameters"]["SearchList"];
                /** @description Page, counted from one; zero is taken as one. */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description `next_cursor` of the page before; wins over `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Direction of the order. */
                sort?: components["parameters"]["Sort"];
                /** @description Attribute that orders the list. */
                sort_field?: "nickname" | "priority" | "last_scan_at" | "open_findings" | "created_at";
                /** @description Lists that are not paginated ask for `enriched` and get all of them. */
                status?: components["schemas"]["RepositoryStatus"];
                /** @description Where they come from. */
                source_control?: components["schemas"]["SourceControl"][];
                /** @description With any of these tags. */
                tags?: string[];
                active?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of repositories. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02",
                     *           "attributes": {
                     *             "active": true,
                     *             "data": {
                     *               "branch": "main",
                     *               "priority": "critical",
                     *               "source_control": "github",
                     *               "tags": [
                     *                 "payments"
                     *               ],
                     *               "url": "https://github.com/acme/ledger-api"
                     *             },
                     *             "description": "Bookings and statements.",
                     *             "nickname": "ledger-api",
                     *             "pipeline": true,
                     *             "repo_type": "service",
                     *             "status": "enriched",
                     *             "workflow_pr_url": null,
                     *             "uri": "git@github.com:acme/ledger-api.git",
                     *             "deals_with_confidential_data": true,
                     *             "primary_purpose": "Payment processing",
                     *             "open_findings": {
                     *               "critical": 4,
                     *               "high": 19,
                     *               "medium": 48,
                     *               "low": 31,
                     *               "info": 7
                     *             },
                     *             "last_scan_at": "2026-02-03T06:00:41Z",
                     *             "last_scan_status": "queued",
                     *             "highest_priority": 87,
                     *             "created_at": "2026-01-12T08:10:00Z"
                     *           }
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "total_is_exact": true,
                     *         "page": 1,
                     *         "page_size": 50,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RepositoryList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    getRepository: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing (UUIDv7). */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One repository. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02",
                     *         "attributes": {
                     *           "active": true,
                     *           "data": {
                     *             "branch": "main",
                     *             "priority": "critical",
                     *             "source_control": "github",
                     *             "tags": [
                     *               "payments"
                     *             ],
                     *             "url": "https://github.com/acme/ledger-api"
                     *           },
                     *           "description": "Bookings and statements.",
                     *           "nickname": "ledger-api",
                     *           "pipeline": true,
                     *           "repo_type": "service",
                     *           "status": "enriched",
                     *           "workflow_pr_url": null,
                     *           "uri": "git@github.com:acme/ledger-api.git",
                     *           "deals_with_confidential_data": true,
                     *           "primary_purpose": "Payment processing",
                     *           "open_findings": {
                     *             "critical": 4,
                     *             "high": 19,
                     *             "medium": 48,
                     *             "low": 31,
                     *             "info": 7
                     *           },
                     *           "last_scan_at": "2026-02-03T06:00:41Z",
                     *           "last_scan_status": "queued",
                     *           "highest_priority": 87,
                     *           "created_at": "2026-01-12T08:10:00Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RepositoryDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    updateRepository: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing (UUIDv7). */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "nickname": "ledger-api",
                 *       "active": true,
                 *       "url": "https://github.com/acme/ledger-api",
                 *       "branch": "main",
                 *       "description": "Bookings and statements.",
                 *       "repo_type": "service",
                 *       "priority": "critical",
                 *       "tags": [
                 *         "payments"
                 *       ],
                 *       "deals_with_confidential_data": true,
                 *       "primary_purpose": "Payment processing",
                 *       "pipeline": true
                 *     }
                 */
                "application/json": components["schemas"]["UpdateRepositoryRequest"];
            };
        };
        responses: {
            /** @description One repository. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02",
                     *         "attributes": {
                     *           "active": true,
                     *           "data": {
                     *             "branch": "main",
                     *             "priority": "critical",
                     *             "source_control": "github",
                     *             "tags": [
                     *               "payments"
                     *             ],
                     *             "url": "https://github.com/acme/ledger-api"
                     *           },
                     *           "description": "Bookings and statements.",
                     *           "nickname": "ledger-api",
                     *           "pipeline": true,
                     *           "repo_type": "service",
                     *           "status": "enriched",
                     *           "workflow_pr_url": null,
                     *           "uri": "git@github.com:acme/ledger-api.git",
                     *           "deals_with_confidential_data": true,
                     *           "primary_purpose": "Payment processing",
                     *           "open_findings": {
                     *             "critical": 4,
                     *             "high": 19,
                     *             "medium": 48,
                     *             "low": 31,
                     *             "info": 7
                     *           },
                     *           "last_scan_at": "2026-02-03T06:00:41Z",
                     *           "last_scan_status": "queued",
                     *           "highest_priority": 87,
                     *           "created_at": "2026-01-12T08:10:00Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RepositoryDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    deleteRepository: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing (UUIDv7). */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    createRepositoryWithList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": [
                 *         {
                 *           "nickname": "ledger-api",
                 *           "url": "https://github.com/acme/ledger-api",
                 *           "uri": "git@github.com:acme/ledger-api.git",
                 *           "branch": "main",
                 *           "description": "Bookings and statements.",
                 *           "repo_type": "service",
                 *           "priority": "critical",
                 *           "tags": [
                 *             "payments"
                 *           ],
                 *           "deals_with_confidential_data": true,
                 *           "primary_purpose": "Payment processing"
                 *         }
                 *       ],
                 *       "source_control": "github"
                 *     }
                 */
                "application/json": components["schemas"]["CreateRepositoryWithListRequest"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02",
                     *           "attributes": {
                     *             "active": true,
                     *             "data": {
                     *               "branch": "main",
                     *               "priority": "critical",
                     *               "source_control": "github",
                     *               "tags": [
                     *                 "payments"
                     *               ],
                     *               "url": "https://github.com/acme/ledger-api"
                     *             },
                     *             "description": "Bookings and statements.",
                     *             "nickname": "ledger-api",
                     *             "pipeline": true,
                     *             "repo_type": "service",
                     *             "status": "enriched",
                     *             "workflow_pr_url": null,
                     *             "uri": "git@github.com:acme/ledger-api.git",
                     *             "deals_with_confidential_data": true,
                     *             "primary_purpose": "Payment processing",
                     *             "open_findings": {
                     *               "critical": 4,
                     *               "high": 19,
                     *               "medium": 48,
                     *               "low": 31,
                     *               "info": 7
                     *             },
                     *             "last_scan_at": "2026-02-03T06:00:41Z",
                     *             "last_scan_status": "queued",
                     *             "highest_priority": 87,
                     *             "created_at": "2026-01-12T08:10:00Z"
                     *           }
                     *         }
                     *       ],
                     *       "skipped": [
                     *         {
                     *           "nickname": "ledger-api",
                     *           "reason": "name_taken"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CreatedRepositories"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    listRepositoryMembers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing (UUIDv7). */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Developers of a repository. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *           "username": "developer",
                     *           "email": "developer@acme.example",
                     *           "avatar_url": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RepositoryMembers"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    setRepositoryMembers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing (UUIDv7). */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user_ids": [
                 *         "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["RepositoryMembersRequest"];
            };
        };
        responses: {
            /** @description Developers of a repository. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *           "username": "developer",
                     *           "email": "developer@acme.example",
                     *           "avatar_url": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RepositoryMembers"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    createWorkflowPullRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing (UUIDv7). */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "url": "https://github.com/acme/ledger-api/pull/12",
                     *       "number": 12
                     *     }
                     */
                    "application/json": components["schemas"]["HostedLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["BitbucketTokenExpired"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
            502: components["responses"]["BadGateway"];
        };
    };
    downloadRepositoriesCsv: {
        parameters: {
            query?: {
                /** @description Words to look for. */
                q?: components["parameters"]["SearchList"];
                source_control?: components["schemas"]["SourceControl"][];
                tags?: string[];
                status?: components["schemas"]["RepositoryStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    /** @description Name of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
            502: components["responses"]["DownloadFailed"];
        };
    };
    listSourceControls: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Source hosts in use. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "source_control": "github",
                     *           "count": 12,
                     *           "isConfigured": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SourceControlList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    listRepositoryTags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tags of repositories. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         "payments",
                     *         "internal"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RepositoryTagList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    uploadScan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing (UUIDv7). */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadScanRequest"];
            };
        };
        responses: {
            /** @description Accepted; the work goes on in the background. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4c03",
                     *         "attributes": {
                     *           "status": "queued",
                     *           "phase": "done",
                     *           "progress": 1,
                     *           "repository": {
                     *             "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02",
                     *             "nickname": "ledger-api"
                     *           },
                     *           "tool": "semgrep",
                     *           "tool_version": "1.102.0",
                     *           "tool_hint": "semgrep",
                     *           "format": "sarif",
                     *           "branch": "main",
                     *           "commit": "4f2c9d1",
                     *           "target": "host:shop.example",
                     *           "complete": true,
                     *           "dry_run": false,
                     *           "file_name": "semgrep.sarif",
                     *           "file_size": 184320,
                     *           "counts": {
                     *             "total": 214,
                     *             "new": 12,
                     *             "matched": 198,
                     *             "moved": 3,
                     *             "reopened": 1,
                     *             "fixed": 4,
                     *             "duplicates": 2,
                     *             "ignored": 3,
                     *             "components": 0
                     *           },
                     *           "ignored": [
                     *             {
                     *               "reason": "malformed_result",
                     *               "detail": "The result has neither a rule nor a message.",
                     *               "pointer": "/runs/0/results/17"
                     *             }
                     *           ],
                     *           "changes": [
                     *             {
                     *               "change": "new",
                     *               "finding_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *               "title": "SQL injection in the statement builder",
                     *               "severity": "high",
                     *               "place": "src/statements/search.ts:41"
                     *             }
                     *           ],
                     *           "error": {
                     *             "code": "truncated_report",
                     *             "message": "The report ends in the middle of result 811.",
                     *             "new_by_severity": {
                     *               "critical": 4,
                     *               "high": 19,
                     *               "medium": 48,
                     *               "low": 31,
                     *               "info": 7
                     *             },
                     *             "pointer": "/runs/0/results/811"
                     *           },
                     *           "notes": [
                     *             {
                     *               "code": "read_as_another_tool",
                     *               "facts": {
                     *                 "tool": "trivy",
                     *                 "sent_as": "nessus",
                     *                 "observed_at": "2026-02-03T06:00:41Z",
                     *                 "later_at": "2026-02-03T06:00:41Z",
                     *                 "kept_fixed": 0,
                     *                 "components": 1
                     *               },
                     *               "text": "The report was sent as \"nessus\"; its content is a report of trivy and was read as that."
                     *             }
                     *           ],
                     *           "requested_by": {
                     *             "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *             "username": "developer",
                     *             "email": "developer@acme.example",
                     *             "avatar_url": null
                     *           },
                     *           "created_at": "2026-02-03T06:00:12Z",
                     *           "started_at": "2026-02-03T06:00:13Z",
                     *           "finished_at": "2026-02-03T06:00:41Z",
                     *           "undo_until": "2026-02-04T06:00:41Z",
                     *           "undone_at": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ScanDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    listScans: {
        parameters: {
            query?: {
                /** @description Of this repository. */
                repository?: string;
                status?: components["schemas"]["ScanStatus"][];
                /** @description `next_cursor` of the page before; wins over `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Page, counted from one; zero is taken as one. */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page. */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of scans. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4c03",
                     *           "attributes": {
                     *             "status": "queued",
                     *             "phase": "done",
                     *             "progress": 1,
                     *             "repository": {
                     *               "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02",
                     *               "nickname": "ledger-api"
                     *             },
                     *             "tool": "semgrep",
                     *             "tool_version": "1.102.0",
                     *             "tool_hint": "semgrep",
                     *             "format": "sarif",
                     *             "branch": "main",
                     *             "commit": "4f2c9d1",
                     *             "target": "host:shop.example",
                     *             "complete": true,
                     *             "dry_run": false,
                     *             "file_name": "semgrep.sarif",
                     *             "file_size": 184320,
                     *             "counts": {
                     *               "total": 214,
                     *               "new": 12,
                     *               "matched": 198,
                     *               "moved": 3,
                     *               "reopened": 1,
                     *               "fixed": 4,
                     *               "duplicates": 2,
                     *               "ignored": 3,
                     *               "components": 0
                     *             },
                     *             "ignored": [
                     *               {
                     *                 "reason": "malformed_result",
                     *                 "detail": "The result has neither a rule nor a message.",
                     *                 "pointer": "/runs/0/results/17"
                     *               }
                     *             ],
                     *             "changes": [
                     *               {
                     *                 "change": "new",
                     *                 "finding_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *                 "title": "SQL injection in the statement builder",
                     *                 "severity": "high",
                     *                 "place": "src/statements/search.ts:41"
                     *               }
                     *             ],
                     *             "error": {
                     *               "code": "truncated_report",
                     *               "message": "The report ends in the middle of result 811.",
                     *               "new_by_severity": {
                     *                 "critical": 4,
                     *                 "high": 19,
                     *                 "medium": 48,
                     *                 "low": 31,
                     *                 "info": 7
                     *               },
                     *               "pointer": "/runs/0/results/811"
                     *             },
                     *             "notes": [
                     *               {
                     *                 "code": "read_as_another_tool",
                     *                 "facts": {
                     *                   "tool": "trivy",
                     *                   "sent_as": "nessus",
                     *                   "observed_at": "2026-02-03T06:00:41Z",
                     *                   "later_at": "2026-02-03T06:00:41Z",
                     *                   "kept_fixed": 0,
                     *                   "components": 1
                     *                 },
                     *                 "text": "The report was sent as \"nessus\"; its content is a report of trivy and was read as that."
                     *               }
                     *             ],
                     *             "requested_by": {
                     *               "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *               "username": "developer",
                     *               "email": "developer@acme.example",
                     *               "avatar_url": null
                     *             },
                     *             "created_at": "2026-02-03T06:00:12Z",
                     *             "started_at": "2026-02-03T06:00:13Z",
                     *             "finished_at": "2026-02-03T06:00:41Z",
                     *             "undo_until": "2026-02-04T06:00:41Z",
                     *             "undone_at": null
                     *           }
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "total_is_exact": true,
                     *         "page": 1,
                     *         "page_size": 50,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ScanList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    undoScan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing (UUIDv7). */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scan, undone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4c03",
                     *         "attributes": {
                     *           "status": "queued",
                     *           "phase": "done",
                     *           "progress": 1,
                     *           "repository": {
                     *             "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02",
                     *             "nickname": "ledger-api"
                     *           },
                     *           "tool": "semgrep",
                     *           "tool_version": "1.102.0",
                     *           "tool_hint": "semgrep",
                     *           "format": "sarif",
                     *           "branch": "main",
                     *           "commit": "4f2c9d1",
                     *           "target": "host:shop.example",
                     *           "complete": true,
                     *           "dry_run": false,
                     *           "file_name": "semgrep.sarif",
                     *           "file_size": 184320,
                     *           "counts": {
                     *             "total": 214,
                     *             "new": 12,
                     *             "matched": 198,
                     *             "moved": 3,
                     *             "reopened": 1,
                     *             "fixed": 4,
                     *             "duplicates": 2,
                     *             "ignored": 3,
                     *             "components": 0
                     *           },
                     *           "ignored": [
                     *             {
                     *               "reason": "malformed_result",
                     *               "detail": "The result has neither a rule nor a message.",
                     *               "pointer": "/runs/0/results/17"
                     *             }
                     *           ],
                     *           "changes": [
                     *             {
                     *               "change": "new",
                     *               "finding_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *               "title": "SQL injection in the statement builder",
                     *               "severity": "high",
                     *               "place": "src/statements/search.ts:41"
                     *             }
                     *           ],
                     *           "error": {
                     *             "code": "truncated_report",
                     *             "message": "The report ends in the middle of result 811.",
                     *             "new_by_severity": {
                     *               "critical": 4,
                     *               "high": 19,
                     *               "medium": 48,
                     *               "low": 31,
                     *               "info": 7
                     *             },
                     *             "pointer": "/runs/0/results/811"
                     *           },
                     *           "notes": [
                     *             {
                     *               "code": "read_as_another_tool",
                     *               "facts": {
                     *                 "tool": "trivy",
                     *                 "sent_as": "nessus",
                     *                 "observed_at": "2026-02-03T06:00:41Z",
                     *                 "later_at": "2026-02-03T06:00:41Z",
                     *                 "kept_fixed": 0,
                     *                 "components": 1
                     *               },
                     *               "text": "The report was sent as \"nessus\"; its content is a report of trivy and was read as that."
                     *             }
                     *           ],
                     *           "requested_by": {
                     *             "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *             "username": "developer",
                     *             "email": "developer@acme.example",
                     *             "avatar_url": null
                     *           },
                     *           "created_at": "2026-02-03T06:00:12Z",
                     *           "started_at": "2026-02-03T06:00:13Z",
                     *           "finished_at": "2026-02-03T06:00:41Z",
                     *           "undo_until": "2026-02-04T06:00:41Z",
                     *           "undone_at": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ScanDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    getScan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing (UUIDv7). */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One scan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4c03",
                     *         "attributes": {
                     *           "status": "queued",
                     *           "phase": "done",
                     *           "progress": 1,
                     *           "repository": {
                     *             "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02",
                     *             "nickname": "ledger-api"
                     *           },
                     *           "tool": "semgrep",
                     *           "tool_version": "1.102.0",
                     *           "tool_hint": "semgrep",
                     *           "format": "sarif",
                     *           "branch": "main",
                     *           "commit": "4f2c9d1",
                     *           "target": "host:shop.example",
                     *           "complete": true,
                     *           "dry_run": false,
                     *           "file_name": "semgrep.sarif",
                     *           "file_size": 184320,
                     *           "counts": {
                     *             "total": 214,
                     *             "new": 12,
                     *             "matched": 198,
                     *             "moved": 3,
                     *             "reopened": 1,
                     *             "fixed": 4,
                     *             "duplicates": 2,
                     *             "ignored": 3,
                     *             "components": 0
                     *           },
                     *           "ignored": [
                     *             {
                     *               "reason": "malformed_result",
                     *               "detail": "The result has neither a rule nor a message.",
                     *               "pointer": "/runs/0/results/17"
                     *             }
                     *           ],
                     *           "changes": [
                     *             {
                     *               "change": "new",
                     *               "finding_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *               "title": "SQL injection in the statement builder",
                     *               "severity": "high",
                     *               "place": "src/statements/search.ts:41"
                     *             }
                     *           ],
                     *           "error": {
                     *             "code": "truncated_report",
                     *             "message": "The report ends in the middle of result 811.",
                     *             "new_by_severity": {
                     *               "critical": 4,
                     *               "high": 19,
                     *               "medium": 48,
                     *               "low": 31,
                     *               "info": 7
                     *             },
                     *             "pointer": "/runs/0/results/811"
                     *           },
                     *           "notes": [
                     *             {
                     *               "code": "read_as_another_tool",
                     *               "facts": {
                     *                 "tool": "trivy",
                     *                 "sent_as": "nessus",
                     *                 "observed_at": "2026-02-03T06:00:41Z",
                     *                 "later_at": "2026-02-03T06:00:41Z",
                     *                 "kept_fixed": 0,
                     *                 "components": 1
                     *               },
                     *               "text": "The report was sent as \"nessus\"; its content is a report of trivy and was read as that."
                     *             }
                     *           ],
                     *           "requested_by": {
                     *             "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *             "username": "developer",
                     *             "email": "developer@acme.example",
                     *             "avatar_url": null
                     *           },
                     *           "created_at": "2026-02-03T06:00:12Z",
                     *           "started_at": "2026-02-03T06:00:13Z",
                     *           "finished_at": "2026-02-03T06:00:41Z",
                     *           "undo_until": "2026-02-04T06:00:41Z",
                     *           "undone_at": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ScanDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    requestRepositoryScan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "repository_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                 *       "scan_type": "full"
                 *     }
                 */
                "application/json": components["schemas"]["RequestRepositoryScanRequest"];
            };
        };
        responses: {
            /** @description Accepted; the work goes on in the background. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4c03",
                     *         "attributes": {
                     *           "status": "queued",
                     *           "phase": "done",
                     *           "progress": 1,
                     *           "repository": {
                     *             "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02",
                     *             "nickname": "ledger-api"
                     *           },
                     *           "tool": "semgrep",
                     *           "tool_version": "1.102.0",
                     *           "tool_hint": "semgrep",
                     *           "format": "sarif",
                     *           "branch": "main",
                     *           "commit": "4f2c9d1",
                     *           "target": "host:shop.example",
                     *           "complete": true,
                     *           "dry_run": false,
                     *           "file_name": "semgrep.sarif",
                     *           "file_size": 184320,
                     *           "counts": {
                     *             "total": 214,
                     *             "new": 12,
                     *             "matched": 198,
                     *             "moved": 3,
                     *             "reopened": 1,
                     *             "fixed": 4,
                     *             "duplicates": 2,
                     *             "ignored": 3,
                     *             "components": 0
                     *           },
                     *           "ignored": [
                     *             {
                     *               "reason": "malformed_result",
                     *               "detail": "The result has neither a rule nor a message.",
                     *               "pointer": "/runs/0/results/17"
                     *             }
                     *           ],
                     *           "changes": [
                     *             {
                     *               "change": "new",
                     *               "finding_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *               "title": "SQL injection in the statement builder",
                     *               "severity": "high",
                     *               "place": "src/statements/search.ts:41"
                     *             }
                     *           ],
                     *           "error": {
                     *             "code": "truncated_report",
                     *             "message": "The report ends in the middle of result 811.",
                     *             "new_by_severity": {
                     *               "critical": 4,
                     *               "high": 19,
                     *               "medium": 48,
                     *               "low": 31,
                     *               "info": 7
                     *             },
                     *             "pointer": "/runs/0/results/811"
                     *           },
                     *           "notes": [
                     *             {
                     *               "code": "read_as_another_tool",
                     *               "facts": {
                     *                 "tool": "trivy",
                     *                 "sent_as": "nessus",
                     *                 "observed_at": "2026-02-03T06:00:41Z",
                     *                 "later_at": "2026-02-03T06:00:41Z",
                     *                 "kept_fixed": 0,
                     *                 "components": 1
                     *               },
                     *               "text": "The report was sent as \"nessus\"; its content is a report of trivy and was read as that."
                     *             }
                     *           ],
                     *           "requested_by": {
                     *             "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *             "username": "developer",
                     *             "email": "developer@acme.example",
                     *             "avatar_url": null
                     *           },
                     *           "created_at": "2026-02-03T06:00:12Z",
                     *           "started_at": "2026-02-03T06:00:13Z",
                     *           "finished_at": "2026-02-03T06:00:41Z",
                     *           "undo_until": "2026-02-04T06:00:41Z",
                     *           "undone_at": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ScanDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
            502: components["responses"]["BadGateway"];
        };
    };
    createRegistryImageScan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "platform": "aws_ecr",
                 *       "image": "ledger-api",
                 *       "tag": "1.4.2",
                 *       "account_id": "123456789012",
                 *       "region": "eu-west-1",
                 *       "repo": "acme/ledger-api"
                 *     }
                 */
                "application/json": components["schemas"]["RegistryImageScanRequest"];
            };
        };
        responses: {
            /** @description Accepted; the work goes on in the background. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4c03",
                     *         "attributes": {
                     *           "status": "queued",
                     *           "phase": "done",
                     *           "progress": 1,
                     *           "repository": {
                     *             "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02",
                     *             "nickname": "ledger-api"
                     *           },
                     *           "tool": "semgrep",
                     *           "tool_version": "1.102.0",
                     *           "tool_hint": "semgrep",
                     *           "format": "sarif",
                     *           "branch": "main",
                     *           "commit": "4f2c9d1",
                     *           "target": "host:shop.example",
                     *           "complete": true,
                     *           "dry_run": false,
                     *           "file_name": "semgrep.sarif",
                     *           "file_size": 184320,
                     *           "counts": {
                     *             "total": 214,
                     *             "new": 12,
                     *             "matched": 198,
                     *             "moved": 3,
                     *             "reopened": 1,
                     *             "fixed": 4,
                     *             "duplicates": 2,
                     *             "ignored": 3,
                     *             "components": 0
                     *           },
                     *           "ignored": [
                     *             {
                     *               "reason": "malformed_result",
                     *               "detail": "The result has neither a rule nor a message.",
                     *               "pointer": "/runs/0/results/17"
                     *             }
                     *           ],
                     *           "changes": [
                     *             {
                     *               "change": "new",
                     *               "finding_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *               "title": "SQL injection in the statement builder",
                     *               "severity": "high",
                     *               "place": "src/statements/search.ts:41"
                     *             }
                     *           ],
                     *           "error": {
                     *             "code": "truncated_report",
                     *             "message": "The report ends in the middle of result 811.",
                     *             "new_by_severity": {
                     *               "critical": 4,
                     *               "high": 19,
                     *               "medium": 48,
                     *               "low": 31,
                     *               "info": 7
                     *             },
                     *             "pointer": "/runs/0/results/811"
                     *           },
                     *           "notes": [
                     *             {
                     *               "code": "read_as_another_tool",
                     *               "facts": {
                     *                 "tool": "trivy",
                     *                 "sent_as": "nessus",
                     *                 "observed_at": "2026-02-03T06:00:41Z",
                     *                 "later_at": "2026-02-03T06:00:41Z",
                     *                 "kept_fixed": 0,
                     *                 "components": 1
                     *               },
                     *               "text": "The report was sent as \"nessus\"; its content is a report of trivy and was read as that."
                     *             }
                     *           ],
                     *           "requested_by": {
                     *             "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *             "username": "developer",
                     *             "email": "developer@acme.example",
                     *             "avatar_url": null
                     *           },
                     *           "created_at": "2026-02-03T06:00:12Z",
                     *           "started_at": "2026-02-03T06:00:13Z",
                     *           "finished_at": "2026-02-03T06:00:41Z",
                     *           "undo_until": "2026-02-04T06:00:41Z",
                     *           "undone_at": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ScanDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ImageScanFailed"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
            502: components["responses"]["BadGateway"];
        };
    };
    createCloudScan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "provider": "aws",
                 *       "regions": [
                 *         "eu-west-1"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CloudScanRequest"];
            };
        };
        responses: {
            /** @description Accepted; the work goes on in the background. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4c03",
                     *         "attributes": {
                     *           "status": "queued",
                     *           "phase": "done",
                     *           "progress": 1,
                     *           "repository": {
                     *             "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02",
                     *             "nickname": "ledger-api"
                     *           },
                     *           "tool": "semgrep",
                     *           "tool_version": "1.102.0",
                     *           "tool_hint": "semgrep",
                     *           "format": "sarif",
                     *           "branch": "main",
                     *           "commit": "4f2c9d1",
                     *           "target": "host:shop.example",
                     *           "complete": true,
                     *           "dry_run": false,
                     *           "file_name": "semgrep.sarif",
                     *           "file_size": 184320,
                     *           "counts": {
                     *             "total": 214,
                     *             "new": 12,
                     *             "matched": 198,
                     *             "moved": 3,
                     *             "reopened": 1,
                     *             "fixed": 4,
                     *             "duplicates": 2,
                     *             "ignored": 3,
                     *             "components": 0
                     *           },
                     *           "ignored": [
                     *             {
                     *               "reason": "malformed_result",
                     *               "detail": "The result has neither a rule nor a message.",
                     *               "pointer": "/runs/0/results/17"
                     *             }
                     *           ],
                     *           "changes": [
                     *             {
                     *               "change": "new",
                     *               "finding_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *               "title": "SQL injection in the statement builder",
                     *               "severity": "high",
                     *               "place": "src/statements/search.ts:41"
                     *             }
                     *           ],
                     *           "error": {
                     *             "code": "truncated_report",
                     *             "message": "The report ends in the middle of result 811.",
                     *             "new_by_severity": {
                     *               "critical": 4,
                     *               "high": 19,
                     *               "medium": 48,
                     *               "low": 31,
                     *               "info": 7
                     *             },
                     *             "pointer": "/runs/0/results/811"
                     *           },
                     *           "notes": [
                     *             {
                     *               "code": "read_as_another_tool",
                     *               "facts": {
                     *                 "tool": "trivy",
                     *                 "sent_as": "nessus",
                     *                 "observed_at": "2026-02-03T06:00:41Z",
                     *                 "later_at": "2026-02-03T06:00:41Z",
                     *                 "kept_fixed": 0,
                     *                 "components": 1
                     *               },
                     *               "text": "The report was sent as \"nessus\"; its content is a report of trivy and was read as that."
                     *             }
                     *           ],
                     *           "requested_by": {
                     *             "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *             "username": "developer",
                     *             "email": "developer@acme.example",
                     *             "avatar_url": null
                     *           },
                     *           "created_at": "2026-02-03T06:00:12Z",
                     *           "started_at": "2026-02-03T06:00:13Z",
                     *           "finished_at": "2026-02-03T06:00:41Z",
                     *           "undo_until": "2026-02-04T06:00:41Z",
                     *           "undone_at": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ScanDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
            502: components["responses"]["BadGateway"];
        };
    };
    getContainerSpec: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing (UUIDv7). */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An image's specification. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02",
                     *         "platform": "github_ghcr",
                     *         "image": "ledger-api",
                     *         "tag": "1.4.2",
                     *         "registry": "acme",
                     *         "isConfigured": true,
                     *         "updated_at": "2026-02-03T06:00:41Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ContainerSpecDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    updateContainerSpec: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing (UUIDv7). */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "platform": "aws_ecr",
                 *       "image": "ledger-api",
                 *       "tag": "1.4.2",
                 *       "account_id": "123456789012",
                 *       "region": "eu-west-1",
                 *       "repo": "acme/ledger-api"
                 *     }
                 */
                "application/json": components["schemas"]["RegistryImageScanRequest"];
            };
        };
        responses: {
            /** @description An image's specification. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02",
                     *         "platform": "github_ghcr",
                     *         "image": "ledger-api",
                     *         "tag": "1.4.2",
                     *         "registry": "acme",
                     *         "isConfigured": true,
                     *         "updated_at": "2026-02-03T06:00:41Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ContainerSpecDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    deleteContainerSpec: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing (UUIDv7). */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    listFindings: {
        parameters: {
            query?: {
                /** @description source_control: nickname or id of the repository. */
                repository?: components["parameters"]["FilterRepository"];
                /** @description source_control: branch of the scan. */
                branch?: components["parameters"]["FilterBranch"];
                /** @description scan_info: first seen within these days, inclusive, UTC; one side may be open. */
                date_range?: components["parameters"]["FilterDateRange"];
                /** @description scan_info: scanner that reported it. */
                tool?: components["parameters"]["FilterTool"];
                /** @description scan_info: what imports came to, each as outcome:id of the scan: what it brought, had again, reopened or fixed. Which ones it had again is known for 30 days. */
                import?: components["parameters"]["FilterImport"];
                /** @description code_info: part of the path; `*` stands for any characters. */
                file?: components["parameters"]["FilterFile"];
                /** @description code_info: language of the file. */
                language?: components["parameters"]["FilterLanguage"];
                /** @description code_info: column where it begins. */
                start_column?: components["parameters"]["FilterStartColumn"];
                /** @description code_info: column where it ends. */
                end_column?: components["parameters"]["FilterEndColumn"];
                /** @description developer_info: user name or e-mail of who it is assigned or was sent to. */
                developer?: components["parameters"]["FilterDeveloper"];
                /** @description developer_info: a decision on it waits for an approver. */
                review_requested?: components["parameters"]["FilterReviewRequested"];
                /** @description developer_info: author of the line, as the report or the host says. */
                issue_owner?: components["parameters"]["FilterIssueOwner"];
                /** @description remediation_info: where it stands. */
                status?: components["parameters"]["FilterStatus"];
                /** @description remediation_info: kind of way out that is known. */
                mitigation?: components["parameters"]["FilterMitigation"];
                /** @description remediation_info: estimated effort, 0 to 100. */
                fixing_effort?: components["parameters"]["FilterFixingEffort"];
                /** @description remediation_info: kind of remediation. */
                remediation_type?: components["parameters"]["FilterRemediationType"];
                /** @description remediation_info: where it stands against its due date. */
                sla?: components["parameters"]["FilterSla"];
                /** @description policy_info: category of a policy that it violates. */
                policy_category?: components["parameters"]["FilterPolicyCategory"];
                /** @description policy_info: name of a policy that it violates. */
                policy_name?: components["parameters"]["FilterPolicyName"];
                /** @description policy_info: control of a policy that it violates. */
                policy_control?: components["parameters"]["FilterPolicyControl"];
                /** @description vulnerability_info: severity. */
                severity?: components["parameters"]["FilterSeverity"];
                /** @description vulnerability_info: priority, 0 to 100. */
                priority?: components["parameters"]["FilterPriority"];
                /** @description vulnerability_info: CVSS v3 base score, 0 to 10. */
                cvssv3_score?: components["parameters"]["FilterCvssv3Score"];
                /** @description vulnerability_info: CWE numbers. */
                cwe?: components["parameters"]["FilterCwe"];
                /** @description vulnerability_info: CVE or advisory ids. */
                cve?: components["parameters"]["FilterCve"];
                /** @description vulnerability_info: in CISA's list of known exploited vulnerabilities. */
                kev?: components["parameters"]["FilterKev"];
                /** @description vulnerability_info: the scanner's rule. */
                rule?: components["parameters"]["FilterRule"];
                /** @description vulnerability_info: name or package URL of the component. */
                component?: components["parameters"]["FilterComponent"];
                /** @description vulnerability_info: type of vulnerability. */
                type?: components["parameters"]["FilterType"];
                /** @description vulnerability_info: kind of scan that finds such. */
                category?: components["parameters"]["FilterCategory"];
                /** @description vulnerability_info: OWASP Top 10 entry. */
                owasp?: components["parameters"]["FilterOwasp"];
                /** @description vulnerability_info: SLSA 1.2 threats. */
                slsa_threats?: components["parameters"]["FilterSlsaThreats"];
                /** @description other_info: marked as false positive. */
                false_positive?: components["parameters"]["FilterFalsePositive"];
                /** @description other_info: another finding stands for it. */
                is_duplicate?: components["parameters"]["FilterIsDuplicate"];
                /** @description other_info: part of another finding. */
                is_subfinding?: components["parameters"]["FilterIsSubfinding"];
                /** @description other_info: source host or cloud that it came from. */
                provider?: components["parameters"]["FilterProvider"];
                /** @description other_info: tags of the finding. */
                tags?: components["parameters"]["FilterTags"];
                /** @description other_info: extensions to leave out. */
                excluded_file_types?: components["parameters"]["FilterExcludedFileTypes"];
                /** @description other_info: OWASP CI/CD Top 10 entry. */
                owasp_cicd?: components["parameters"]["FilterOwaspCicd"];
                /** @description Words to look for in title, path, rule, component and vulnerability ids. */
                q?: components["parameters"]["Search"];
                /** @description Attributes that an export or report should contain; all when absent. Lists always bring whole rows. */
                fields?: components["parameters"]["Fields"];
                /** @description Direction of the order. */
                sort?: components["parameters"]["Sort"];
                /** @description Attribute that orders the list. */
                sort_field?: components["parameters"]["FindingSortField"];
                /** @description `next_cursor` of the page before; wins over `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Page, counted from one; zero is taken as one. */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page. */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of findings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *           "attributes": {
                     *             "title": "SQL injection in the statement builder",
                     *             "severity": "high",
                     *             "priority": 87,
                     *             "status": "open",
                     *             "false_positive": false,
                     *             "is_duplicate": false,
                     *             "is_subfinding": false,
                     *             "kev": false,
                     *             "epss": null,
                     *             "tool": "semgrep",
                     *             "rule": {
                     *               "id": "javascript.express.sqli",
                     *               "name": "SQL built from request input",
                     *               "help_uri": "https://semgrep.dev/r/javascript.express.sqli"
                     *             },
                     *             "category": "sast",
                     *             "type": "SQL Injection",
                     *             "language": "typescript",
                     *             "file": "src/statements/search.ts",
                     *             "range": {
                     *               "start_line": 41,
                     *               "start_column": 17,
                     *               "end_line": 43,
                     *               "end_column": 52
                     *             },
                     *             "endpoint": null,
                     *             "component": {
                     *               "name": "pg",
                     *               "version": "8.11.0",
                     *               "purl": "pkg:npm/pg@8.11.0",
                     *               "ecosystem": "npm",
                     *               "fixed_version": "8.11.3"
                     *             },
                     *             "repository": {
                     *               "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02",
                     *               "nickname": "ledger-api"
                     *             },
                     *             "branch": "main",
                     *             "cwe": [
                     *               89
                     *             ],
                     *             "cve": [],
                     *             "cvssv3_score": 8.6,
                     *             "owasp": [
                     *               "A03:2021"
                     *             ],
                     *             "owasp_cicd": [],
                     *             "slsa_threats": [
                     *               "B"
                     *             ],
                     *             "tags": [
                     *               "payments"
                     *             ],
                     *             "assignee": {
                     *               "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *               "username": "developer",
                     *               "email": "developer@acme.example",
                     *               "avatar_url": null
                     *             },
                     *             "sla": "on_track",
                     *             "fixing_effort": 20,
                     *             "remediation_type": null,
                     *             "has_fix": true,
                     *             "comment_count": 1,
                     *             "first_seen_at": "2026-01-12T08:14:03Z",
                     *             "last_seen_at": "2026-02-03T06:00:41Z",
                     *             "due_at": "2026-02-11T08:14:03Z",
                     *             "file_type": "ts",
                     *             "issue_owner": "payments-team",
                     *             "review_requested": false,
                     *             "mitigation_kind": "upgrade",
                     *             "provider": "aws",
                     *             "policy_names": [
                     *               "PCI DSS v4.0.1"
                     *             ],
                     *             "policy_categories": [
                     *               "compliance"
                     *             ],
                     *             "policy_controls": [
                     *               "PCI DSS v4.0.1 6.2.4"
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "total_is_exact": true,
                     *         "page": 1,
                     *         "page_size": 50,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FindingList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    getFinding: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing (UUIDv7). */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One finding. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *         "attributes": {
                     *           "title": "SQL injection in the statement builder",
                     *           "severity": "high",
                     *           "priority": 87,
                     *           "status": "open",
                     *           "false_positive": false,
                     *           "is_duplicate": false,
                     *           "is_subfinding": false,
                     *           "kev": false,
                     *           "epss": null,
                     *           "tool": "semgrep",
                     *           "rule": {
                     *             "id": "javascript.express.sqli",
                     *             "name": "SQL built from request input",
                     *             "help_uri": "https://semgrep.dev/r/javascript.express.sqli"
                     *           },
                     *           "category": "sast",
                     *           "type": "SQL Injection",
                     *           "language": "typescript",
                     *           "file": "src/statements/search.ts",
                     *           "range": {
                     *             "start_line": 41,
                     *             "start_column": 17,
                     *             "end_line": 43,
                     *             "end_column": 52
                     *           },
                     *           "endpoint": null,
                     *           "component": {
                     *             "name": "pg",
                     *             "version": "8.11.0",
                     *             "purl": "pkg:npm/pg@8.11.0",
                     *             "ecosystem": "npm",
                     *             "fixed_version": "8.11.3"
                     *           },
                     *           "repository": {
                     *             "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02",
                     *             "nickname": "ledger-api"
                     *           },
                     *           "branch": "main",
                     *           "cwe": [
                     *             89
                     *           ],
                     *           "cve": [],
                     *           "cvssv3_score": 8.6,
                     *           "owasp": [
                     *             "A03:2021"
                     *           ],
                     *           "owasp_cicd": [],
                     *           "slsa_threats": [
                     *             "B"
                     *           ],
                     *           "tags": [
                     *             "payments"
                     *           ],
                     *           "assignee": {
                     *             "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *             "username": "developer",
                     *             "email": "developer@acme.example",
                     *             "avatar_url": null
                     *           },
                     *           "sla": "on_track",
                     *           "fixing_effort": 20,
                     *           "remediation_type": null,
                     *           "has_fix": true,
                     *           "comment_count": 1,
                     *           "first_seen_at": "2026-01-12T08:14:03Z",
                     *           "last_seen_at": "2026-02-03T06:00:41Z",
                     *           "due_at": "2026-02-11T08:14:03Z",
                     *           "description": "Input of the request reaches the SQL text without being bound.",
                     *           "mitigation": "Bind the value as a parameter.",
                     *           "severity_raw": "ERROR",
                     *           "severity_overridden": false,
                     *           "confidence": "high",
                     *           "cvss": [
                     *             {
                     *               "version": "3.1",
                     *               "vector": "CVSS:3.1/AV:N/AC:L/PR:L/UI:N/S:U/C:H/I:H/A:N",
                     *               "score": 8.1,
                     *               "source": "nvd"
                     *             }
                     *           ],
                     *           "policies": [
                     *             {
                     *               "category": "compliance",
                     *               "name": "PCI DSS 4",
                     *               "control": "6.2.4",
                     *               "reason": null,
                     *               "evidence": {
                     *                 "kind": "weakness",
                     *                 "value": "CWE-564",
                     *                 "kind_of": "CWE-89",
                     *                 "title": "Software attacks are prevented or mitigated",
                     *                 "source": "OWASP"
                     *               },
                     *               "uri": "https://www.pcisecuritystandards.org/",
                     *               "conditions": [
                     *                 {
                     *                   "key": "severity",
                     *                   "value": "critical,high"
                     *                 }
                     *               ],
                     *               "due_at": null
                     *             }
                     *           ],
                     *           "scanner_report_code": "000040 export const search = (query) => {\\n000041   const sql = `SELECT …`;",
                     *           "code": [
                     *             {
                     *               "number": "000041",
                     *               "text": "const sql = `SELECT * FROM statements WHERE memo LIKE '%${query}%'`;",
                     *               "highlighted": true
                     *             }
                     *           ],
                     *           "code_snippet": "const sql = `SELECT * FROM statements WHERE memo LIKE '%${query}%'`;",
                     *           "code_diff": null,
                     *           "diff_parser": null,
                     *           "code_flow": [
                     *             {
                     *               "file": "src/statements/routes.ts",
                     *               "range": {
                     *                 "start_line": 41,
                     *                 "start_column": 17,
                     *                 "end_line": 43,
                     *                 "end_column": 52
                     *               },
                     *               "message": "query comes from the request",
                     *               "snippet": "const { query } = request.query;"
                     *             }
                     *           ],
                     *           "related_locations": [
                     *             {
                     *               "file": "src/statements/routes.ts",
                     *               "range": {
                     *                 "start_line": 41,
                     *                 "start_column": 17,
                     *                 "end_line": 43,
                     *                 "end_column": 52
                     *               },
                     *               "message": "query comes from the request",
                     *               "snippet": "const { query } = request.query;"
                     *             }
                     *           ],
                     *           "references": [
                     *             "https://cwe.mitre.org/data/definitions/89.html"
                     *           ],
                     *           "fix": {
                     *             "description": "Bind the value as a parameter.",
                     *             "changes": [
                     *               {
                     *                 "path": "src/statements/search.ts",
                     *                 "start_line": 41,
                     *                 "start_column": null,
                     *                 "end_line": 41,
                     *                 "end_column": null,
                     *                 "replacement": "const sql = 'SELECT * FROM statements WHERE memo LIKE $1';"
                     *               }
                     *             ]
                     *           },
                     *           "fixed_versions": [],
                     *           "image": null,
                     *           "cloud_resource": null,
                     *           "http_method": null,
                     *           "http_parameter": null,
                     *           "author": null,
                     *           "commit": "4f2c9d1",
                     *           "scan_id": null,
                     *           "identity": {
                     *             "match": "moved",
                     *             "basis": "code"
                     *           },
                     *           "fingerprint": "9b1dd6c2f8e04d17",
                     *           "duplicates": [
                     *             {
                     *               "finding_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a09",
                     *               "canonical": true,
                     *               "title": "SQL injection",
                     *               "tool": "codeql",
                     *               "reason": "weakness",
                     *               "facts": {
                     *                 "vulnerability": "CVE-2022-24999",
                     *                 "component": "qs",
                     *                 "cwe": 89,
                     *                 "file": "src/statements/search.ts",
                     *                 "line": 41
                     *               },
                     *               "comment": null
                     *             }
                     *           ],
                     *           "risk_acceptance": {
                     *             "reason": "Reachable only from the internal network until the migration in March.",
                     *             "until": "2026-03-31",
                     *             "until_fix": false,
                     *             "accepted_by": {
                     *               "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *               "username": "developer",
                     *               "email": "developer@acme.example",
                     *               "avatar_url": null
                     *             },
                     *             "approver": {
                     *               "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *               "username": "developer",
                     *               "email": "developer@acme.example",
                     *               "avatar_url": null
                     *             },
                     *             "accepted_at": "2026-02-01T10:00:00Z"
                     *           },
                     *           "review_requested": false,
                     *           "sent_to": [
                     *             {
                     *               "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *               "username": "developer",
                     *               "email": "developer@acme.example",
                     *               "avatar_url": null
                     *             }
                     *           ],
                     *           "remediation_id": null,
                     *           "version": 3,
                     *           "created_at": "2026-01-12T08:14:05Z",
                     *           "updated_at": "2026-02-03T06:00:44Z",
                     *           "file_type": "ts",
                     *           "issue_owner": "payments-team",
                     *           "mitigation_kind": "upgrade",
                     *           "provider": null,
                     *           "policy_names": [
                     *             "PCI DSS v4.0.1"
                     *           ],
                     *           "policy_categories": [
                     *             "compliance"
                     *           ],
                     *           "policy_controls": [
                     *             "PCI DSS v4.0.1 6.2.4"
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FindingDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["FindingNotFound"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    updateFinding: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing (UUIDv7). */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "open",
                 *       "severity": "high",
                 *       "assignee_id": null,
                 *       "tags": [
                 *         "payments"
                 *       ],
                 *       "fixing_effort": 20,
                 *       "is_duplicate": false,
                 *       "is_subfinding": false,
                 *       "reason": "Confirmed by hand."
                 *     }
                 */
                "application/json": components["schemas"]["UpdateFindingRequest"];
            };
        };
        responses: {
            /** @description One finding. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *         "attributes": {
                     *           "title": "SQL injection in the statement builder",
                     *           "severity": "high",
                     *           "priority": 87,
                     *           "status": "open",
                     *           "false_positive": false,
                     *           "is_duplicate": false,
                     *           "is_subfinding": false,
                     *           "kev": false,
                     *           "epss": null,
                     *           "tool": "semgrep",
                     *           "rule": {
                     *             "id": "javascript.express.sqli",
                     *             "name": "SQL built from request input",
                     *             "help_uri": "https://semgrep.dev/r/javascript.express.sqli"
                     *           },
                     *           "category": "sast",
                     *           "type": "SQL Injection",
                     *           "language": "typescript",
                     *           "file": "src/statements/search.ts",
                     *           "range": {
                     *             "start_line": 41,
                     *             "start_column": 17,
                     *             "end_line": 43,
                     *             "end_column": 52
                     *           },
                     *           "endpoint": null,
                     *           "component": {
                     *             "name": "pg",
                     *             "version": "8.11.0",
                     *             "purl": "pkg:npm/pg@8.11.0",
                     *             "ecosystem": "npm",
                     *             "fixed_version": "8.11.3"
                     *           },
                     *           "repository": {
                     *             "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02",
                     *             "nickname": "ledger-api"
                     *           },
                     *           "branch": "main",
                     *           "cwe": [
                     *             89
                     *           ],
                     *           "cve": [],
                     *           "cvssv3_score": 8.6,
                     *           "owasp": [
                     *             "A03:2021"
                     *           ],
                     *           "owasp_cicd": [],
                     *           "slsa_threats": [
                     *             "B"
                     *           ],
                     *           "tags": [
                     *             "payments"
                     *           ],
                     *           "assignee": {
                     *             "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *             "username": "developer",
                     *             "email": "developer@acme.example",
                     *             "avatar_url": null
                     *           },
                     *           "sla": "on_track",
                     *           "fixing_effort": 20,
                     *           "remediation_type": null,
                     *           "has_fix": true,
                     *           "comment_count": 1,
                     *           "first_seen_at": "2026-01-12T08:14:03Z",
                     *           "last_seen_at": "2026-02-03T06:00:41Z",
                     *           "due_at": "2026-02-11T08:14:03Z",
                     *           "description": "Input of the request reaches the SQL text without being bound.",
                     *           "mitigation": "Bind the value as a parameter.",
                     *           "severity_raw": "ERROR",
                     *           "severity_overridden": false,
                     *           "confidence": "high",
                     *           "cvss": [
                     *             {
                     *               "version": "3.1",
                     *               "vector": "CVSS:3.1/AV:N/AC:L/PR:L/UI:N/S:U/C:H/I:H/A:N",
                     *               "score": 8.1,
                     *               "source": "nvd"
                     *             }
                     *           ],
                     *           "policies": [
                     *             {
                     *               "category": "compliance",
                     *               "name": "PCI DSS 4",
                     *               "control": "6.2.4",
                     *               "reason": null,
                     *               "evidence": {
                     *                 "kind": "weakness",
                     *                 "value": "CWE-564",
                     *                 "kind_of": "CWE-89",
                     *                 "title": "Software attacks are prevented or mitigated",
                     *                 "source": "OWASP"
                     *               },
                     *               "uri": "https://www.pcisecuritystandards.org/",
                     *               "conditions": [
                     *                 {
                     *                   "key": "severity",
                     *                   "value": "critical,high"
                     *                 }
                     *               ],
                     *               "due_at": null
                     *             }
                     *           ],
                     *           "scanner_report_code": "000040 export const search = (query) => {\\n000041   const sql = `SELECT …`;",
                     *           "code": [
                     *             {
                     *               "number": "000041",
                     *               "text": "const sql = `SELECT * FROM statements WHERE memo LIKE '%${query}%'`;",
                     *               "highlighted": true
                     *             }
                     *           ],
                     *           "code_snippet": "const sql = `SELECT * FROM statements WHERE memo LIKE '%${query}%'`;",
                     *           "code_diff": null,
                     *           "diff_parser": null,
                     *           "code_flow": [
                     *             {
                     *               "file": "src/statements/routes.ts",
                     *               "range": {
                     *                 "start_line": 41,
                     *                 "start_column": 17,
                     *                 "end_line": 43,
                     *                 "end_column": 52
                     *               },
                     *               "message": "query comes from the request",
                     *               "snippet": "const { query } = request.query;"
                     *             }
                     *           ],
                     *           "related_locations": [
                     *             {
                     *               "file": "src/statements/routes.ts",
                     *               "range": {
                     *                 "start_line": 41,
                     *                 "start_column": 17,
                     *                 "end_line": 43,
                     *                 "end_column": 52
                     *               },
                     *               "message": "query comes from the request",
                     *               "snippet": "const { query } = request.query;"
                     *             }
                     *           ],
                     *           "references": [
                     *             "https://cwe.mitre.org/data/definitions/89.html"
                     *           ],
                     *           "fix": {
                     *             "description": "Bind the value as a parameter.",
                     *             "changes": [
                     *               {
                     *                 "path": "src/statements/search.ts",
                     *                 "start_line": 41,
                     *                 "start_column": null,
                     *                 "end_line": 41,
                     *                 "end_column": null,
                     *                 "replacement": "const sql = 'SELECT * FROM statements WHERE memo LIKE $1';"
                     *               }
                     *             ]
                     *           },
                     *           "fixed_versions": [],
                     *           "image": null,
                     *           "cloud_resource": null,
                     *           "http_method": null,
                     *           "http_parameter": null,
                     *           "author": null,
                     *           "commit": "4f2c9d1",
                     *           "scan_id": null,
                     *           "identity": {
                     *             "match": "moved",
                     *             "basis": "code"
                     *           },
                     *           "fingerprint": "9b1dd6c2f8e04d17",
                     *           "duplicates": [
                     *             {
                     *               "finding_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a09",
                     *               "canonical": true,
                     *               "title": "SQL injection",
                     *               "tool": "codeql",
                     *               "reason": "weakness",
                     *               "facts": {
                     *                 "vulnerability": "CVE-2022-24999",
                     *                 "component": "qs",
                     *                 "cwe": 89,
                     *                 "file": "src/statements/search.ts",
                     *                 "line": 41
                     *               },
                     *               "comment": null
                     *             }
                     *           ],
                     *           "risk_acceptance": {
                     *             "reason": "Reachable only from the internal network until the migration in March.",
                     *             "until": "2026-03-31",
                     *             "until_fix": false,
                     *             "accepted_by": {
                     *               "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *               "username": "developer",
                     *               "email": "developer@acme.example",
                     *               "avatar_url": null
                     *             },
                     *             "approver": {
                     *               "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *               "username": "developer",
                     *               "email": "developer@acme.example",
                     *               "avatar_url": null
                     *             },
                     *             "accepted_at": "2026-02-01T10:00:00Z"
                     *           },
                     *           "review_requested": false,
                     *           "sent_to": [
                     *             {
                     *               "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *               "username": "developer",
                     *               "email": "developer@acme.example",
                     *               "avatar_url": null
                     *             }
                     *           ],
                     *           "remediation_id": null,
                     *           "version": 3,
                     *           "created_at": "2026-01-12T08:14:05Z",
                     *           "updated_at": "2026-02-03T06:00:44Z",
                     *           "file_type": "ts",
                     *           "issue_owner": "payments-team",
                     *           "mitigation_kind": "upgrade",
                     *           "provider": null,
                     *           "policy_names": [
                     *             "PCI DSS v4.0.1"
                     *           ],
                     *           "policy_categories": [
                     *             "compliance"
                     *           ],
                     *           "policy_controls": [
                     *             "PCI DSS v4.0.1 6.2.4"
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FindingDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["FindingNotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    toggleFindingFalsePositive: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing (UUIDv7). */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "false_positive": true,
                 *       "reason": "The value is a constant of the build."
                 *     }
                 */
                "application/json": components["schemas"]["ToggleFalsePositiveRequest"];
            };
        };
        responses: {
            /** @description One finding. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *         "attributes": {
                     *           "title": "SQL injection in the statement builder",
                     *           "severity": "high",
                     *           "priority": 87,
                     *           "status": "open",
                     *           "false_positive": false,
                     *           "is_duplicate": false,
                     *           "is_subfinding": false,
                     *           "kev": false,
                     *           "epss": null,
                     *           "tool": "semgrep",
                     *           "rule": {
                     *             "id": "javascript.express.sqli",
                     *             "name": "SQL built from request input",
                     *             "help_uri": "https://semgrep.dev/r/javascript.express.sqli"
                     *           },
                     *           "category": "sast",
                     *           "type": "SQL Injection",
                     *           "language": "typescript",
                     *           "file": "src/statements/search.ts",
                     *           "range": {
                     *             "start_line": 41,
                     *             "start_column": 17,
                     *             "end_line": 43,
                     *             "end_column": 52
                     *           },
                     *           "endpoint": null,
                     *           "component": {
                     *             "name": "pg",
                     *             "version": "8.11.0",
                     *             "purl": "pkg:npm/pg@8.11.0",
                     *             "ecosystem": "npm",
                     *             "fixed_version": "8.11.3"
                     *           },
                     *           "repository": {
                     *             "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02",
                     *             "nickname": "ledger-api"
                     *           },
                     *           "branch": "main",
                     *           "cwe": [
                     *             89
                     *           ],
                     *           "cve": [],
                     *           "cvssv3_score": 8.6,
                     *           "owasp": [
                     *             "A03:2021"
                     *           ],
                     *           "owasp_cicd": [],
                     *           "slsa_threats": [
                     *             "B"
                     *           ],
                     *           "tags": [
                     *             "payments"
                     *           ],
                     *           "assignee": {
                     *             "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *             "username": "developer",
                     *             "email": "developer@acme.example",
                     *             "avatar_url": null
                     *           },
                     *           "sla": "on_track",
                     *           "fixing_effort": 20,
                     *           "remediation_type": null,
                     *           "has_fix": true,
                     *           "comment_count": 1,
                     *           "first_seen_at": "2026-01-12T08:14:03Z",
                     *           "last_seen_at": "2026-02-03T06:00:41Z",
                     *           "due_at": "2026-02-11T08:14:03Z",
                     *           "description": "Input of the request reaches the SQL text without being bound.",
                     *           "mitigation": "Bind the value as a parameter.",
                     *           "severity_raw": "ERROR",
                     *           "severity_overridden": false,
                     *           "confidence": "high",
                     *           "cvss": [
                     *             {
                     *               "version": "3.1",
                     *               "vector": "CVSS:3.1/AV:N/AC:L/PR:L/UI:N/S:U/C:H/I:H/A:N",
                     *               "score": 8.1,
                     *               "source": "nvd"
                     *             }
                     *           ],
                     *           "policies": [
                     *             {
                     *               "category": "compliance",
                     *               "name": "PCI DSS 4",
                     *               "control": "6.2.4",
                     *               "reason": null,
                     *               "evidence": {
                     *                 "kind": "weakness",
                     *                 "value": "CWE-564",
                     *                 "kind_of": "CWE-89",
                     *                 "title": "Software attacks are prevented or mitigated",
                     *                 "source": "OWASP"
                     *               },
                     *               "uri": "https://www.pcisecuritystandards.org/",
                     *               "conditions": [
                     *                 {
                     *                   "key": "severity",
                     *                   "value": "critical,high"
                     *                 }
                     *               ],
                     *               "due_at": null
                     *             }
                     *           ],
                     *           "scanner_report_code": "000040 export const search = (query) => {\\n000041   const sql = `SELECT …`;",
                     *           "code": [
                     *             {
                     *               "number": "000041",
                     *               "text": "const sql = `SELECT * FROM statements WHERE memo LIKE '%${query}%'`;",
                     *               "highlighted": true
                     *             }
                     *           ],
                     *           "code_snippet": "const sql = `SELECT * FROM statements WHERE memo LIKE '%${query}%'`;",
                     *           "code_diff": null,
                     *           "diff_parser": null,
                     *           "code_flow": [
                     *             {
                     *               "file": "src/statements/routes.ts",
                     *               "range": {
                     *                 "start_line": 41,
                     *                 "start_column": 17,
                     *                 "end_line": 43,
                     *                 "end_column": 52
                     *               },
                     *               "message": "query comes from the request",
                     *               "snippet": "const { query } = request.query;"
                     *             }
                     *           ],
                     *           "related_locations": [
                     *             {
                     *               "file": "src/statements/routes.ts",
                     *               "range": {
                     *                 "start_line": 41,
                     *                 "start_column": 17,
                     *                 "end_line": 43,
                     *                 "end_column": 52
                     *               },
                     *               "message": "query comes from the request",
                     *               "snippet": "const { query } = request.query;"
                     *             }
                     *           ],
                     *           "references": [
                     *             "https://cwe.mitre.org/data/definitions/89.html"
                     *           ],
                     *           "fix": {
                     *             "description": "Bind the value as a parameter.",
                     *             "changes": [
                     *               {
                     *                 "path": "src/statements/search.ts",
                     *                 "start_line": 41,
                     *                 "start_column": null,
                     *                 "end_line": 41,
                     *                 "end_column": null,
                     *                 "replacement": "const sql = 'SELECT * FROM statements WHERE memo LIKE $1';"
                     *               }
                     *             ]
                     *           },
                     *           "fixed_versions": [],
                     *           "image": null,
                     *           "cloud_resource": null,
                     *           "http_method": null,
                     *           "http_parameter": null,
                     *           "author": null,
                     *           "commit": "4f2c9d1",
                     *           "scan_id": null,
                     *           "identity": {
                     *             "match": "moved",
                     *             "basis": "code"
                     *           },
                     *           "fingerprint": "9b1dd6c2f8e04d17",
                     *           "duplicates": [
                     *             {
                     *               "finding_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a09",
                     *               "canonical": true,
                     *               "title": "SQL injection",
                     *               "tool": "codeql",
                     *               "reason": "weakness",
                     *               "facts": {
                     *                 "vulnerability": "CVE-2022-24999",
                     *                 "component": "qs",
                     *                 "cwe": 89,
                     *                 "file": "src/statements/search.ts",
                     *                 "line": 41
                     *               },
                     *               "comment": null
                     *             }
                     *           ],
                     *           "risk_acceptance": {
                     *             "reason": "Reachable only from the internal network until the migration in March.",
                     *             "until": "2026-03-31",
                     *             "until_fix": false,
                     *             "accepted_by": {
                     *               "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *               "username": "developer",
                     *               "email": "developer@acme.example",
                     *               "avatar_url": null
                     *             },
                     *             "approver": {
                     *               "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *               "username": "developer",
                     *               "email": "developer@acme.example",
                     *               "avatar_url": null
                     *             },
                     *             "accepted_at": "2026-02-01T10:00:00Z"
                     *           },
                     *           "review_requested": false,
                     *           "sent_to": [
                     *             {
                     *               "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *               "username": "developer",
                     *               "email": "developer@acme.example",
                     *               "avatar_url": null
                     *             }
                     *           ],
                     *           "remediation_id": null,
                     *           "version": 3,
                     *           "created_at": "2026-01-12T08:14:05Z",
                     *           "updated_at": "2026-02-03T06:00:44Z",
                     *           "file_type": "ts",
                     *           "issue_owner": "payments-team",
                     *           "mitigation_kind": "upgrade",
                     *           "provider": null,
                     *           "policy_names": [
                     *             "PCI DSS v4.0.1"
                     *           ],
                     *           "policy_categories": [
                     *             "compliance"
                     *           ],
                     *           "policy_controls": [
                     *             "PCI DSS v4.0.1 6.2.4"
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FindingDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["FindingNotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    createFindingReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing (UUIDv7). */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    /** @description Name of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["FindingNotFound"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    listFindingFilterOptions: {
        parameters: {
            query: {
                /** @description The filter. */
                filter_key: components["schemas"]["FilterKey"];
                /** @description Organisation, where it is not one's own. */
                client_id?: string;
                /** @description Most options to answer. */
                limit?: number;
                /** @description source_control: nickname or id of the repository. */
                repository?: components["parameters"]["FilterRepository"];
                /** @description source_control: branch of the scan. */
                branch?: components["parameters"]["FilterBranch"];
                /** @description scan_info: first seen within these days, inclusive, UTC; one side may be open. */
                date_range?: components["parameters"]["FilterDateRange"];
                /** @description scan_info: scanner that reported it. */
                tool?: components["parameters"]["FilterTool"];
                /** @description scan_info: what imports came to, each as outcome:id of the scan: what it brought, had again, reopened or fixed. Which ones it had again is known for 30 days. */
                import?: components["parameters"]["FilterImport"];
                /** @description code_info: part of the path; `*` stands for any characters. */
                file?: components["parameters"]["FilterFile"];
                /** @description code_info: language of the file. */
                language?: components["parameters"]["FilterLanguage"];
                /** @description code_info: column where it begins. */
                start_column?: components["parameters"]["FilterStartColumn"];
                /** @description code_info: column where it ends. */
                end_column?: components["parameters"]["FilterEndColumn"];
                /** @description developer_info: user name or e-mail of who it is assigned or was sent to. */
                developer?: components["parameters"]["FilterDeveloper"];
                /** @description developer_info: a decision on it waits for an approver. */
                review_requested?: components["parameters"]["FilterReviewRequested"];
                /** @description developer_info: author of the line, as the report or the host says. */
                issue_owner?: components["parameters"]["FilterIssueOwner"];
                /** @description remediation_info: where it stands. */
                status?: components["parameters"]["FilterStatus"];
                /** @description remediation_info: kind of way out that is known. */
                mitigation?: components["parameters"]["FilterMitigation"];
                /** @description remediation_info: estimated effort, 0 to 100. */
                fixing_effort?: components["parameters"]["FilterFixingEffort"];
                /** @description remediation_info: kind of remediation. */
                remediation_type?: components["parameters"]["FilterRemediationType"];
                /** @description remediation_info: where it stands against its due date. */
                sla?: components["parameters"]["FilterSla"];
                /** @description policy_info: category of a policy that it violates. */
                policy_category?: components["parameters"]["FilterPolicyCategory"];
                /** @description policy_info: name of a policy that it violates. */
                policy_name?: components["parameters"]["FilterPolicyName"];
                /** @description policy_info: control of a policy that it violates. */
                policy_control?: components["parameters"]["FilterPolicyControl"];
                /** @description vulnerability_info: severity. */
                severity?: components["parameters"]["FilterSeverity"];
                /** @description vulnerability_info: priority, 0 to 100. */
                priority?: components["parameters"]["FilterPriority"];
                /** @description vulnerability_info: CVSS v3 base score, 0 to 10. */
                cvssv3_score?: components["parameters"]["FilterCvssv3Score"];
                /** @description vulnerability_info: CWE numbers. */
                cwe?: components["parameters"]["FilterCwe"];
                /** @description vulnerability_info: CVE or advisory ids. */
                cve?: components["parameters"]["FilterCve"];
                /** @description vulnerability_info: in CISA's list of known exploited vulnerabilities. */
                kev?: components["parameters"]["FilterKev"];
                /** @description vulnerability_info: the scanner's rule. */
                rule?: components["parameters"]["FilterRule"];
                /** @description vulnerability_info: name or package URL of the component. */
                component?: components["parameters"]["FilterComponent"];
                /** @description vulnerability_info: type of vulnerability. */
                type?: components["parameters"]["FilterType"];
                /** @description vulnerability_info: kind of scan that finds such. */
                category?: components["parameters"]["FilterCategory"];
                /** @description vulnerability_info: OWASP Top 10 entry. */
                owasp?: components["parameters"]["FilterOwasp"];
                /** @description vulnerability_info: SLSA 1.2 threats. */
                slsa_threats?: components["parameters"]["FilterSlsaThreats"];
                /** @description other_info: marked as false positive. */
                false_positive?: components["parameters"]["FilterFalsePositive"];
                /** @description other_info: another finding stands for it. */
                is_duplicate?: components["parameters"]["FilterIsDuplicate"];
                /** @description other_info: part of another finding. */
                is_subfinding?: components["parameters"]["FilterIsSubfinding"];
                /** @description other_info: source host or cloud that it came from. */
                provider?: components["parameters"]["FilterProvider"];
                /** @description other_info: tags of the finding. */
                tags?: components["parameters"]["FilterTags"];
                /** @description other_info: extensions to leave out. */
                excluded_file_types?: components["parameters"]["FilterExcludedFileTypes"];
                /** @description other_info: OWASP CI/CD Top 10 entry. */
                owasp_cicd?: components["parameters"]["FilterOwaspCicd"];
                /** @description Words to look for in title, path, rule, component and vulnerability ids. */
                q?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Options of a filter. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "filter_key": "tool",
                     *         "options": [
                     *           {
                     *             "value": "semgrep",
                     *             "label": "Semgrep",
                     *             "count": 128
                     *           }
                     *         ],
                     *         "counts_are_exact": true,
                     *         "truncated": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FilterOptionsDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    getTotalFindingsChart: {
        parameters: {
            query?: {
                /** @description source_control: nickname or id of the repository. */
                repository?: components["parameters"]["FilterRepository"];
                /** @description source_control: branch of the scan. */
                branch?: components["parameters"]["FilterBranch"];
                /** @description scan_info: first seen within these days, inclusive, UTC; one side may be open. */
                date_range?: components["parameters"]["FilterDateRange"];
                /** @description scan_info: scanner that reported it. */
                tool?: components["parameters"]["FilterTool"];
                /** @description scan_info: what imports came to, each as outcome:id of the scan: what it brought, had again, reopened or fixed. Which ones it had again is known for 30 days. */
                import?: components["parameters"]["FilterImport"];
                /** @description code_info: part of the path; `*` stands for any characters. */
                file?: components["parameters"]["FilterFile"];
                /** @description code_info: language of the file. */
                language?: components["parameters"]["FilterLanguage"];
                /** @description code_info: column where it begins. */
                start_column?: components["parameters"]["FilterStartColumn"];
                /** @description code_info: column where it ends. */
                end_column?: components["parameters"]["FilterEndColumn"];
                /** @description developer_info: user name or e-mail of who it is assigned or was sent to. */
                developer?: components["parameters"]["FilterDeveloper"];
                /** @description developer_info: a decision on it waits for an approver. */
                review_requested?: components["parameters"]["FilterReviewRequested"];
                /** @description developer_info: author of the line, as the report or the host says. */
                issue_owner?: components["parameters"]["FilterIssueOwner"];
                /** @description remediation_info: where it stands. */
                status?: components["parameters"]["FilterStatus"];
                /** @description remediation_info: kind of way out that is known. */
                mitigation?: components["parameters"]["FilterMitigation"];
                /** @description remediation_info: estimated effort, 0 to 100. */
                fixing_effort?: components["parameters"]["FilterFixingEffort"];
                /** @description remediation_info: kind of remediation. */
                remediation_type?: components["parameters"]["FilterRemediationType"];
                /** @description remediation_info: where it stands against its due date. */
                sla?: components["parameters"]["FilterSla"];
                /** @description policy_info: category of a policy that it violates. */
                policy_category?: components["parameters"]["FilterPolicyCategory"];
                /** @description policy_info: name of a policy that it violates. */
                policy_name?: components["parameters"]["FilterPolicyName"];
                /** @description policy_info: control of a policy that it violates. */
                policy_control?: components["parameters"]["FilterPolicyControl"];
                /** @description vulnerability_info: severity. */
                severity?: components["parameters"]["FilterSeverity"];
                /** @description vulnerability_info: priority, 0 to 100. */
                priority?: components["parameters"]["FilterPriority"];
                /** @description vulnerability_info: CVSS v3 base score, 0 to 10. */
                cvssv3_score?: components["parameters"]["FilterCvssv3Score"];
                /** @description vulnerability_info: CWE numbers. */
                cwe?: components["parameters"]["FilterCwe"];
                /** @description vulnerability_info: CVE or advisory ids. */
                cve?: components["parameters"]["FilterCve"];
                /** @description vulnerability_info: in CISA's list of known exploited vulnerabilities. */
                kev?: components["parameters"]["FilterKev"];
                /** @description vulnerability_info: the scanner's rule. */
                rule?: components["parameters"]["FilterRule"];
                /** @description vulnerability_info: name or package URL of the component. */
                component?: components["parameters"]["FilterComponent"];
                /** @description vulnerability_info: type of vulnerability. */
                type?: components["parameters"]["FilterType"];
                /** @description vulnerability_info: kind of scan that finds such. */
                category?: components["parameters"]["FilterCategory"];
                /** @description vulnerability_info: OWASP Top 10 entry. */
                owasp?: components["parameters"]["FilterOwasp"];
                /** @description vulnerability_info: SLSA 1.2 threats. */
                slsa_threats?: components["parameters"]["FilterSlsaThreats"];
                /** @description other_info: marked as false positive. */
                false_positive?: components["parameters"]["FilterFalsePositive"];
                /** @description other_info: another finding stands for it. */
                is_duplicate?: components["parameters"]["FilterIsDuplicate"];
                /** @description other_info: part of another finding. */
                is_subfinding?: components["parameters"]["FilterIsSubfinding"];
                /** @description other_info: source host or cloud that it came from. */
                provider?: components["parameters"]["FilterProvider"];
                /** @description other_info: tags of the finding. */
                tags?: components["parameters"]["FilterTags"];
                /** @description other_info: extensions to leave out. */
                excluded_file_types?: components["parameters"]["FilterExcludedFileTypes"];
                /** @description other_info: OWASP CI/CD Top 10 entry. */
                owasp_cicd?: components["parameters"]["FilterOwaspCicd"];
                /** @description Words to look for in title, path, rule, component and vulnerability ids. */
                q?: components["parameters"]["Search"];
                /** @description Days that the chart looks back. */
                period?: components["parameters"]["Period"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Totals and their course. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "total": 109,
                     *         "open": 92,
                     *         "in_progress": 6,
                     *         "fixed": 8,
                     *         "risk_accepted": 3,
                     *         "false_positive": 5,
                     *         "overdue": 11,
                     *         "due_soon": 9,
                     *         "due_by_severity": {
                     *           "critical": {
                     *             "overdue": 2,
                     *             "due_soon": 1
                     *           },
                     *           "high": {
                     *             "overdue": 2,
                     *             "due_soon": 1
                     *           },
                     *           "medium": {
                     *             "overdue": 2,
                     *             "due_soon": 1
                     *           },
                     *           "low": {
                     *             "overdue": 2,
                     *             "due_soon": 1
                     *           },
                     *           "info": {
                     *             "overdue": 2,
                     *             "due_soon": 1
                     *           }
                     *         },
                     *         "kev": 2,
                     *         "severity": {
                     *           "critical": 4,
                     *           "high": 19,
                     *           "medium": 48,
                     *           "low": 31,
                     *           "info": 7
                     *         },
                     *         "mean_days_to_fix": 12.4,
                     *         "mean_days_to_fix_before": 14.2,
                     *         "mean_days_to_fix_by_severity": {
                     *           "critical": 2.1,
                     *           "high": 6.4,
                     *           "medium": 19,
                     *           "low": 41.5,
                     *           "info": null
                     *         },
                     *         "series": [
                     *           {
                     *             "date": "2026-02-03",
                     *             "critical": 4,
                     *             "high": 19,
                     *             "medium": 48,
                     *             "low": 31,
                     *             "info": 7
                     *           }
                     *         ],
                     *         "is_exact": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["TotalFindingsChartDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    getFindingsChart: {
        parameters: {
            query?: {
                /** @description source_control: nickname or id of the repository. */
                repository?: components["parameters"]["FilterRepository"];
                /** @description source_control: branch of the scan. */
                branch?: components["parameters"]["FilterBranch"];
                /** @description scan_info: first seen within these days, inclusive, UTC; one side may be open. */
                date_range?: components["parameters"]["FilterDateRange"];
                /** @description scan_info: scanner that reported it. */
                tool?: components["parameters"]["FilterTool"];
                /** @description scan_info: what imports came to, each as outcome:id of the scan: what it brought, had again, reopened or fixed. Which ones it had again is known for 30 days. */
                import?: components["parameters"]["FilterImport"];
                /** @description code_info: part of the path; `*` stands for any characters. */
                file?: components["parameters"]["FilterFile"];
                /** @description code_info: language of the file. */
                language?: components["parameters"]["FilterLanguage"];
                /** @description code_info: column where it begins. */
                start_column?: components["parameters"]["FilterStartColumn"];
                /** @description code_info: column where it ends. */
                end_column?: components["parameters"]["FilterEndColumn"];
                /** @description developer_info: user name or e-mail of who it is assigned or was sent to. */
                developer?: components["parameters"]["FilterDeveloper"];
                /** @description developer_info: a decision on it waits for an approver. */
                review_requested?: components["parameters"]["FilterReviewRequested"];
                /** @description developer_info: author of the line, as the report or the host says. */
                issue_owner?: components["parameters"]["FilterIssueOwner"];
                /** @description remediation_info: where it stands. */
                status?: components["parameters"]["FilterStatus"];
                /** @description remediation_info: kind of way out that is known. */
                mitigation?: components["parameters"]["FilterMitigation"];
                /** @description remediation_info: estimated effort, 0 to 100. */
                fixing_effort?: components["parameters"]["FilterFixingEffort"];
                /** @description remediation_info: kind of remediation. */
                remediation_type?: components["parameters"]["FilterRemediationType"];
                /** @description remediation_info: where it stands against its due date. */
                sla?: components["parameters"]["FilterSla"];
                /** @description policy_info: category of a policy that it violates. */
                policy_category?: components["parameters"]["FilterPolicyCategory"];
                /** @description policy_info: name of a policy that it violates. */
                policy_name?: components["parameters"]["FilterPolicyName"];
                /** @description policy_info: control of a policy that it violates. */
                policy_control?: components["parameters"]["FilterPolicyControl"];
                /** @description vulnerability_info: severity. */
                severity?: components["parameters"]["FilterSeverity"];
                /** @description vulnerability_info: priority, 0 to 100. */
                priority?: components["parameters"]["FilterPriority"];
                /** @description vulnerability_info: CVSS v3 base score, 0 to 10. */
                cvssv3_score?: components["parameters"]["FilterCvssv3Score"];
                /** @description vulnerability_info: CWE numbers. */
                cwe?: components["parameters"]["FilterCwe"];
                /** @description vulnerability_info: CVE or advisory ids. */
                cve?: components["parameters"]["FilterCve"];
                /** @description vulnerability_info: in CISA's list of known exploited vulnerabilities. */
                kev?: components["parameters"]["FilterKev"];
                /** @description vulnerability_info: the scanner's rule. */
                rule?: components["parameters"]["FilterRule"];
                /** @description vulnerability_info: name or package URL of the component. */
                component?: components["parameters"]["FilterComponent"];
                /** @description vulnerability_info: type of vulnerability. */
                type?: components["parameters"]["FilterType"];
                /** @description vulnerability_info: kind of scan that finds such. */
                category?: components["parameters"]["FilterCategory"];
                /** @description vulnerability_info: OWASP Top 10 entry. */
                owasp?: components["parameters"]["FilterOwasp"];
                /** @description vulnerability_info: SLSA 1.2 threats. */
                slsa_threats?: components["parameters"]["FilterSlsaThreats"];
                /** @description other_info: marked as false positive. */
                false_positive?: components["parameters"]["FilterFalsePositive"];
                /** @description other_info: another finding stands for it. */
                is_duplicate?: components["parameters"]["FilterIsDuplicate"];
                /** @description other_info: part of another finding. */
                is_subfinding?: components["parameters"]["FilterIsSubfinding"];
                /** @description other_info: source host or cloud that it came from. */
                provider?: components["parameters"]["FilterProvider"];
                /** @description other_info: tags of the finding. */
                tags?: components["parameters"]["FilterTags"];
                /** @description other_info: extensions to leave out. */
                excluded_file_types?: components["parameters"]["FilterExcludedFileTypes"];
                /** @description other_info: OWASP CI/CD Top 10 entry. */
                owasp_cicd?: components["parameters"]["FilterOwaspCicd"];
                /** @description Words to look for in title, path, rule, component and vulnerability ids. */
                q?: components["parameters"]["Search"];
                /** @description Days that the chart looks back. */
                period?: components["parameters"]["Period"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Open findings and how they went. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "severity": {
                     *           "critical": 4,
                     *           "high": 19,
                     *           "medium": 48,
                     *           "low": 31,
                     *           "info": 7
                     *         },
                     *         "series": [
                     *           {
                     *             "date": "2026-02-03",
                     *             "critical": 4,
                     *             "high": 19,
                     *             "medium": 48,
                     *             "low": 31,
                     *             "info": 7
                     *           }
                     *         ],
                     *         "found": 42,
                     *         "fixed": 37,
                     *         "mean_days_to_fix": 12.4,
                     *         "is_exact": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FindingsChartDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    getFindingsByRepositoryChart: {
        parameters: {
            query?: {
                /** @description source_control: nickname or id of the repository. */
                repository?: components["parameters"]["FilterRepository"];
                /** @description source_control: branch of the scan. */
                branch?: components["parameters"]["FilterBranch"];
                /** @description scan_info: first seen within these days, inclusive, UTC; one side may be open. */
                date_range?: components["parameters"]["FilterDateRange"];
                /** @description scan_info: scanner that reported it. */
                tool?: components["parameters"]["FilterTool"];
                /** @description scan_info: what imports came to, each as outcome:id of the scan: what it brought, had again, reopened or fixed. Which ones it had again is known for 30 days. */
                import?: components["parameters"]["FilterImport"];
                /** @description code_info: part of the path; `*` stands for any characters. */
                file?: components["parameters"]["FilterFile"];
                /** @description code_info: language of the file. */
                language?: components["parameters"]["FilterLanguage"];
                /** @description code_info: column where it begins. */
                start_column?: components["parameters"]["FilterStartColumn"];
                /** @description code_info: column where it ends. */
                end_column?: components["parameters"]["FilterEndColumn"];
                /** @description developer_info: user name or e-mail of who it is assigned or was sent to. */
                developer?: components["parameters"]["FilterDeveloper"];
                /** @description developer_info: a decision on it waits for an approver. */
                review_requested?: components["parameters"]["FilterReviewRequested"];
                /** @description developer_info: author of the line, as the report or the host says. */
                issue_owner?: components["parameters"]["FilterIssueOwner"];
                /** @description remediation_info: where it stands. */
                status?: components["parameters"]["FilterStatus"];
                /** @description remediation_info: kind of way out that is known. */
                mitigation?: components["parameters"]["FilterMitigation"];
                /** @description remediation_info: estimated effort, 0 to 100. */
                fixing_effort?: components["parameters"]["FilterFixingEffort"];
                /** @description remediation_info: kind of remediation. */
                remediation_type?: components["parameters"]["FilterRemediationType"];
                /** @description remediation_info: where it stands against its due date. */
                sla?: components["parameters"]["FilterSla"];
                /** @description policy_info: category of a policy that it violates. */
                policy_category?: components["parameters"]["FilterPolicyCategory"];
                /** @description policy_info: name of a policy that it violates. */
                policy_name?: components["parameters"]["FilterPolicyName"];
                /** @description policy_info: control of a policy that it violates. */
                policy_control?: components["parameters"]["FilterPolicyControl"];
                /** @description vulnerability_info: severity. */
                severity?: components["parameters"]["FilterSeverity"];
                /** @description vulnerability_info: priority, 0 to 100. */
                priority?: components["parameters"]["FilterPriority"];
                /** @description vulnerability_info: CVSS v3 base score, 0 to 10. */
                cvssv3_score?: components["parameters"]["FilterCvssv3Score"];
                /** @description vulnerability_info: CWE numbers. */
                cwe?: components["parameters"]["FilterCwe"];
                /** @description vulnerability_info: CVE or advisory ids. */
                cve?: components["parameters"]["FilterCve"];
                /** @description vulnerability_info: in CISA's list of known exploited vulnerabilities. */
                kev?: components["parameters"]["FilterKev"];
                /** @description vulnerability_info: the scanner's rule. */
                rule?: components["parameters"]["FilterRule"];
                /** @description vulnerability_info: name or package URL of the component. */
                component?: components["parameters"]["FilterComponent"];
                /** @description vulnerability_info: type of vulnerability. */
                type?: components["parameters"]["FilterType"];
                /** @description vulnerability_info: kind of scan that finds such. */
                category?: components["parameters"]["FilterCategory"];
                /** @description vulnerability_info: OWASP Top 10 entry. */
                owasp?: components["parameters"]["FilterOwasp"];
                /** @description vulnerability_info: SLSA 1.2 threats. */
                slsa_threats?: components["parameters"]["FilterSlsaThreats"];
                /** @description other_info: marked as false positive. */
                false_positive?: components["parameters"]["FilterFalsePositive"];
                /** @description other_info: another finding stands for it. */
                is_duplicate?: components["parameters"]["FilterIsDuplicate"];
                /** @description other_info: part of another finding. */
                is_subfinding?: components["parameters"]["FilterIsSubfinding"];
                /** @description other_info: source host or cloud that it came from. */
                provider?: components["parameters"]["FilterProvider"];
                /** @description other_info: tags of the finding. */
                tags?: components["parameters"]["FilterTags"];
                /** @description other_info: extensions to leave out. */
                excluded_file_types?: components["parameters"]["FilterExcludedFileTypes"];
                /** @description other_info: OWASP CI/CD Top 10 entry. */
                owasp_cicd?: components["parameters"]["FilterOwaspCicd"];
                /** @description Words to look for in title, path, rule, component and vulnerability ids. */
                q?: components["parameters"]["Search"];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Open findings by repository, most first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "repository": {
                     *             "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02",
                     *             "nickname": "ledger-api"
                     *           },
                     *           "total": 109,
                     *           "severity": {
                     *             "critical": 4,
                     *             "high": 19,
                     *             "medium": 48,
                     *             "low": 31,
                     *             "info": 7
                     *           }
                     *         }
                     *       ],
                     *       "is_exact": true
                     *     }
                     */
                    "application/json": components["schemas"]["RepositoryChart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    getClient: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organisation, as a signed token. */
            200: {
                headers: {
                    /** @description Version of the document, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "eyJhbGciOiJIUzI1NiJ9.eyJfaWQiOiIwMTk4MGE1YyJ9.c2lnbmF0dXJl"
                     *     }
                     */
                    "application/json": components["schemas"]["ClientToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    updateClient: {
        parameters: {
            query?: never;
            header: {
                /** @description `ETag` of the document that was changed. */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "organization_name": "Acme",
                 *       "legal_name": "Acme Holding S.L.",
                 *       "address": "Carrer de Mallorca 1, Barcelona",
                 *       "enable_false_positive_analysis": true,
                 *       "schedule_scan": "weekly",
                 *       "autonomous_scan": true,
                 *       "pipeline_integration": true,
                 *       "excluded_tools": [],
                 *       "included_tools": [
                 *         "semgrep",
                 *         "trivy"
                 *       ],
                 *       "google_oauth_token": "text",
                 *       "subscription": {
                 *         "tier": "free"
                 *       },
                 *       "semgrep_cli": {
                 *         "token": "text",
                 *         "config": "p/default"
                 *       },
                 *       "company": {
                 *         "information": {
                 *           "legal_name": "Acme Holding S.L.",
                 *           "parent_company": null,
                 *           "global_entity_identifier": "5493001KJTIIGC8Y1R12",
                 *           "category": "Financial services",
                 *           "url_company": "https://acme.example"
                 *         },
                 *         "structure": {
                 *           "headquarters": {
                 *             "coordinate": {
                 *               "lat": 41.39,
                 *               "long": 2.17
                 *             },
                 *             "locations": [
                 *               "Barcelona"
                 *             ]
                 *           },
                 *           "subsidiary": [],
                 *           "branch": [],
                 *           "service": [
                 *             "Payments"
                 *           ],
                 *           "data_processing": {
                 *             "locations": [
                 *               "eu-west-1"
                 *             ]
                 *           }
                 *         },
                 *         "regulations": {
                 *           "applicable_regulations": [
                 *             "PCI DSS 4",
                 *             "DORA"
                 *           ]
                 *         }
                 *       },
                 *       "ai_configuration": {
                 *         "remediator": {
                 *           "api_key": "text",
                 *           "deployment_name": "remediator",
                 *           "base_url": "https://ai.acme.example",
                 *           "version": "2025-04-01",
                 *           "type": "azure"
                 *         },
                 *         "validation": {
                 *           "openai_api_key": "text",
                 *           "openai_deployment_name": "validation",
                 *           "openai_base_url": "https://ai.acme.example",
                 *           "openai_type": "azure",
                 *           "openai_version": "2025-04-01"
                 *         }
                 *       },
                 *       "account_setup_at": "2026-02-03T06:00:41Z"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateClientRequest"];
            };
        };
        responses: {
            /** @description The organisation, as a signed token. */
            200: {
                headers: {
                    /** @description Version of the document, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "eyJhbGciOiJIUzI1NiJ9.eyJfaWQiOiIwMTk4MGE1YyJ9.c2lnbmF0dXJl"
                     *     }
                     */
                    "application/json": components["schemas"]["ClientToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["SaveFailed"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    updateClientBilling: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "legal_name": "Acme Holding S.L.",
                 *       "address": "Carrer de Mallorca 1, Barcelona",
                 *       "credit_card": false
                 *     }
                 */
                "application/json": components["schemas"]["UpdateBillingRequest"];
            };
        };
        responses: {
            /** @description The organisation, as a signed token. */
            200: {
                headers: {
                    /** @description Version of the document, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "eyJhbGciOiJIUzI1NiJ9.eyJfaWQiOiIwMTk4MGE1YyJ9.c2lnbmF0dXJl"
                     *     }
                     */
                    "application/json": components["schemas"]["ClientToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    toggleDeepReasoning: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "deep_reasoning_enrichment": true
                 *     }
                 */
                "application/json": components["schemas"]["DeepReasoningRequest"];
            };
        };
        responses: {
            /** @description The organisation, as a signed token. */
            200: {
                headers: {
                    /** @description Version of the document, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "eyJhbGciOiJIUzI1NiJ9.eyJfaWQiOiIwMTk4MGE1YyJ9.c2lnbmF0dXJl"
                     *     }
                     */
                    "application/json": components["schemas"]["ClientToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    listTeam: {
        parameters: {
            query?: {
                /** @description Words to look for. */
                q?: components["parameters"]["SearchList"];
                /** @description Page, counted from one; zero is taken as one. */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page. */
                page_size?: components["parameters"]["PageSize"];
                role?: components["schemas"]["Role"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the team. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *           "email": "developer@acme.example",
                     *           "username": "developer",
                     *           "role": "admin",
                     *           "state": "invited",
                     *           "two_factor_enabled": true,
                     *           "avatar_url": null,
                     *           "invited_at": "2026-01-12T09:00:00Z",
                     *           "last_login_at": "2026-02-03T07:41:00Z",
                     *           "open_findings": 38,
                     *           "awaited_approvals": 2,
                     *           "api_tokens": 1
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "total_is_exact": true,
                     *         "page": 1,
                     *         "page_size": 50,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["TeamList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    inviteTeamMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "developer@acme.example",
                 *       "role": "admin"
                 *     }
                 */
                "application/json": components["schemas"]["InviteRequest"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *       "email": "developer@acme.example",
                     *       "username": "developer",
                     *       "role": "admin",
                     *       "state": "invited",
                     *       "two_factor_enabled": true,
                     *       "avatar_url": null,
                     *       "invited_at": "2026-01-12T09:00:00Z",
                     *       "last_login_at": "2026-02-03T07:41:00Z",
                     *       "open_findings": 38,
                     *       "awaited_approvals": 2,
                     *       "api_tokens": 1
                     *     }
                     */
                    "application/json": components["schemas"]["TeamMember"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InviteForbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    removeTeamMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing (UUIDv7). */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    listDevelopers: {
        parameters: {
            query?: {
                /** @description Words to look for. */
                q?: components["parameters"]["SearchList"];
                /** @description Members of this repository first. */
                repository?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description People whom findings can be sent to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *           "username": "developer",
                     *           "email": "developer@acme.example",
                     *           "avatar_url": null,
                     *           "open_findings": 38
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DeveloperList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    listApprovers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description People who may agree. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *           "username": "developer",
                     *           "email": "developer@acme.example",
                     *           "avatar_url": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ApproverList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current_password": "correct horse battery staple",
                 *       "password": "a longer sentence that only I know",
                 *       "confirm_password": "a longer sentence that only I know"
                 *     }
                 */
                "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    configureTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "code": "492817"
                 *     }
                 */
                "application/json": components["schemas"]["ConfigureTwoFactorRequest"];
            };
        };
        responses: {
            /** @description Two-factor sign-in of the person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "enable_2fa": false,
                     *       "secret": "JBSWY3DPEHPK3PXP",
                     *       "qrcode": "data:image/svg+xml;base64,PHN2Zy8+",
                     *       "recovery_codes": []
                     *     }
                     */
                    "application/json": components["schemas"]["TwoFactorState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidCode"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    getTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description When it was switched on and used, and how many recovery codes are left. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "enabled_at": "2026-02-03T08:00:00Z",
                     *       "last_used_at": "2026-11-20T08:02:00Z",
                     *       "recovery_codes_left": 8,
                     *       "members": 24,
                     *       "members_with": 21
                     *     }
                     */
                    "application/json": components["schemas"]["TwoFactorStanding"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "492817"
                 *     }
                 */
                "application/json": components["schemas"]["TwoFactorProof"];
            };
        };
        responses: {
            /** @description The new codes, shown this once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "enable_2fa": false,
                     *       "secret": "JBSWY3DPEHPK3PXP",
                     *       "qrcode": "data:image/svg+xml;base64,PHN2Zy8+",
                     *       "recovery_codes": []
                     *     }
                     */
                    "application/json": components["schemas"]["TwoFactorState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidCode"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    removeTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "492817"
                 *     }
                 */
                "application/json": components["schemas"]["TwoFactorProof"];
            };
        };
        responses: {
            /** @description Two-factor sign-in of the person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "enable_2fa": false,
                     *       "secret": "JBSWY3DPEHPK3PXP",
                     *       "qrcode": "data:image/svg+xml;base64,PHN2Zy8+",
                     *       "recovery_codes": []
                     *     }
                     */
                    "application/json": components["schemas"]["TwoFactorState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidCode"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    acceptVerification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description One-time token from the link. */
                token: components["parameters"]["Token"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A sentence to show. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Done."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            422: components["responses"]["EmailNotVerified"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    getInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description One-time token from the link. */
                token: components["parameters"]["Token"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who was invited, to what. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": "developer@acme.example",
                     *       "organization_name": "Acme",
                     *       "role": "admin"
                     *     }
                     */
                    "application/json": components["schemas"]["InvitationInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            422: components["responses"]["UserNotVerified"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    verifyRegister: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description One-time token from the link. */
                token: components["parameters"]["Token"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "developer",
                 *       "password": "a longer sentence that only I know",
                 *       "confirm_password": "a longer sentence that only I know"
                 *     }
                 */
                "application/json": components["schemas"]["VerifyRegisterRequest"];
            };
        };
        responses: {
            /** @description A sentence to show. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Done."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UserNotVerified"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    resendVerification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing (UUIDv7). */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A sentence to show. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Done."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "admin@acme.example",
                 *       "organization_name": "Acme"
                 *     }
                 */
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            /** @description Accepted; the work goes on in the background. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Done."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "admin@acme.example"
                 *     }
                 */
                "application/json": components["schemas"]["ForgotPasswordRequest"];
            };
        };
        responses: {
            /** @description Accepted; the work goes on in the background. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Done."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description One-time token from the link. */
                token: components["parameters"]["Token"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "a longer sentence that only I know",
                 *       "confirm_password": "a longer sentence that only I know"
                 *     }
                 */
                "application/json": components["schemas"]["ResetPasswordRequest"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    completeSetup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "rT7c2xJwqkM5vYb0nH3sLd8uEaPz6fGi",
                 *       "email": "admin@acme.example",
                 *       "username": "admin",
                 *       "organization_name": "Acme",
                 *       "password": "a longer sentence that only I know",
                 *       "confirm_password": "a longer sentence that only I know"
                 *     }
                 */
                "application/json": components["schemas"]["SetupRequest"];
            };
        };
        responses: {
            /** @description A session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "two_factor_required": false,
                     *       "access_token": "pst_3q2-7wXk9sVb1nYcTzQ0aLr8uEfHjM5d",
                     *       "token_type": "Bearer",
                     *       "expires_in": 86400
                     *     }
                     */
                    "application/json": components["schemas"]["SessionGrant"];
                };
            };
            400: components["responses"]["BadRequest"];
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    checkAvatar: {
        parameters: {
            query: {
                email: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether there is a picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "exists": false,
                     *       "url": null
                     *     }
                     */
                    "application/json": components["schemas"]["AvatarCheck"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    getSelectedFindingColumns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Columns of the list, in their order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "key": "severity",
                     *           "width": 110
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FindingColumnsDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    saveFindingColumns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "columns": [
                 *         {
                 *           "key": "severity",
                 *           "width": 110
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SaveFindingColumnsRequest"];
            };
        };
        responses: {
            /** @description Columns of the list, in their order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "key": "severity",
                     *           "width": 110
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FindingColumnsDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    getFindingNeighbours: {
        parameters: {
            query?: {
                /** @description source_control: nickname or id of the repository. */
                repository?: components["parameters"]["FilterRepository"];
                /** @description source_control: branch of the scan. */
                branch?: components["parameters"]["FilterBranch"];
                /** @description scan_info: first seen within these days, inclusive, UTC; one side may be open. */
                date_range?: components["parameters"]["FilterDateRange"];
                /** @description scan_info: scanner that reported it. */
                tool?: components["parameters"]["FilterTool"];
                /** @description scan_info: what imports came to, each as outcome:id of the scan: what it brought, had again, reopened or fixed. Which ones it had again is known for 30 days. */
                import?: components["parameters"]["FilterImport"];
                /** @description code_info: part of the path; `*` stands for any characters. */
                file?: components["parameters"]["FilterFile"];
                /** @description code_info: language of the file. */
                language?: components["parameters"]["FilterLanguage"];
                /** @description code_info: column where it begins. */
                start_column?: components["parameters"]["FilterStartColumn"];
                /** @description code_info: column where it ends. */
                end_column?: components["parameters"]["FilterEndColumn"];
                /** @description developer_info: user name or e-mail of who it is assigned or was sent to. */
                developer?: components["parameters"]["FilterDeveloper"];
                /** @description developer_info: a decision on it waits for an approver. */
                review_requested?: components["parameters"]["FilterReviewRequested"];
                /** @description developer_info: author of the line, as the report or the host says. */
                issue_owner?: components["parameters"]["FilterIssueOwner"];
                /** @description remediation_info: where it stands. */
                status?: components["parameters"]["FilterStatus"];
                /** @description remediation_info: kind of way out that is known. */
                mitigation?: components["parameters"]["FilterMitigation"];
                /** @description remediation_info: estimated effort, 0 to 100. */
                fixing_effort?: components["parameters"]["FilterFixingEffort"];
                /** @description remediation_info: kind of remediation. */
                remediation_type?: components["parameters"]["FilterRemediationType"];
                /** @description remediation_info: where it stands against its due date. */
                sla?: components["parameters"]["FilterSla"];
                /** @description policy_info: category of a policy that it violates. */
                policy_category?: components["parameters"]["FilterPolicyCategory"];
                /** @description policy_info: name of a policy that it violates. */
                policy_name?: components["parameters"]["FilterPolicyName"];
                /** @description policy_info: control of a policy that it violates. */
                policy_control?: components["parameters"]["FilterPolicyControl"];
                /** @description vulnerability_info: severity. */
                severity?: components["parameters"]["FilterSeverity"];
                /** @description vulnerability_info: priority, 0 to 100. */
                priority?: components["parameters"]["FilterPriority"];
                /** @description vulnerability_info: CVSS v3 base score, 0 to 10. */
                cvssv3_score?: components["parameters"]["FilterCvssv3Score"];
                /** @description vulnerability_info: CWE numbers. */
                cwe?: components["parameters"]["FilterCwe"];
                /** @description vulnerability_info: CVE or advisory ids. */
                cve?: components["parameters"]["FilterCve"];
                /** @description vulnerability_info: in CISA's list of known exploited vulnerabilities. */
                kev?: components["parameters"]["FilterKev"];
                /** @description vulnerability_info: the scanner's rule. */
                rule?: components["parameters"]["FilterRule"];
                /** @description vulnerability_info: name or package URL of the component. */
                component?: components["parameters"]["FilterComponent"];
                /** @description vulnerability_info: type of vulnerability. */
                type?: components["parameters"]["FilterType"];
                /** @description vulnerability_info: kind of scan that finds such. */
                category?: components["parameters"]["FilterCategory"];
                /** @description vulnerability_info: OWASP Top 10 entry. */
                owasp?: components["parameters"]["FilterOwasp"];
                /** @description vulnerability_info: SLSA 1.2 threats. */
                slsa_threats?: components["parameters"]["FilterSlsaThreats"];
                /** @description other_info: marked as false positive. */
                false_positive?: components["parameters"]["FilterFalsePositive"];
                /** @description other_info: another finding stands for it. */
                is_duplicate?: components["parameters"]["FilterIsDuplicate"];
                /** @description other_info: part of another finding. */
                is_subfinding?: components["parameters"]["FilterIsSubfinding"];
                /** @description other_info: source host or cloud that it came from. */
                provider?: components["parameters"]["FilterProvider"];
                /** @description other_info: tags of the finding. */
                tags?: components["parameters"]["FilterTags"];
                /** @description other_info: extensions to leave out. */
                excluded_file_types?: components["parameters"]["FilterExcludedFileTypes"];
                /** @description other_info: OWASP CI/CD Top 10 entry. */
                owasp_cicd?: components["parameters"]["FilterOwaspCicd"];
                /** @description Words to look for in title, path, rule, component and vulnerability ids. */
                q?: components["parameters"]["Search"];
                /** @description Direction of the order. */
                sort?: components["parameters"]["Sort"];
                /** @description Attribute that orders the list. */
                sort_field?: components["parameters"]["FindingSortField"];
            };
            header?: never;
            path: {
                /** @description Id of the thing (UUIDv7). */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What stands before and after it in the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "previous": null,
                     *       "next": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a02",
                     *       "position": 1
                     *     }
                     */
                    "application/json": components["schemas"]["FindingNeighbours"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    listFindingGroups: {
        parameters: {
            query: {
                group: "repository" | "rule" | "cve" | "component" | "file";
                /** @description source_control: nickname or id of the repository. */
                repository?: components["parameters"]["FilterRepository"];
                /** @description source_control: branch of the scan. */
                branch?: components["parameters"]["FilterBranch"];
                /** @description scan_info: first seen within these days, inclusive, UTC; one side may be open. */
                date_range?: components["parameters"]["FilterDateRange"];
                /** @description scan_info: scanner that reported it. */
                tool?: components["parameters"]["FilterTool"];
                /** @description scan_info: what imports came to, each as outcome:id of the scan: what it brought, had again, reopened or fixed. Which ones it had again is known for 30 days. */
                import?: components["parameters"]["FilterImport"];
                /** @description code_info: part of the path; `*` stands for any characters. */
                file?: components["parameters"]["FilterFile"];
                /** @description code_info: language of the file. */
                language?: components["parameters"]["FilterLanguage"];
                /** @description code_info: column where it begins. */
                start_column?: components["parameters"]["FilterStartColumn"];
                /** @description code_info: column where it ends. */
                end_column?: components["parameters"]["FilterEndColumn"];
                /** @description developer_info: user name or e-mail of who it is assigned or was sent to. */
                developer?: components["parameters"]["FilterDeveloper"];
                /** @description developer_info: a decision on it waits for an approver. */
                review_requested?: components["parameters"]["FilterReviewRequested"];
                /** @description developer_info: author of the line, as the report or the host says. */
                issue_owner?: components["parameters"]["FilterIssueOwner"];
                /** @description remediation_info: where it stands. */
                status?: components["parameters"]["FilterStatus"];
                /** @description remediation_info: kind of way out that is known. */
                mitigation?: components["parameters"]["FilterMitigation"];
                /** @description remediation_info: estimated effort, 0 to 100. */
                fixing_effort?: components["parameters"]["FilterFixingEffort"];
                /** @description remediation_info: kind of remediation. */
                remediation_type?: components["parameters"]["FilterRemediationType"];
                /** @description remediation_info: where it stands against its due date. */
                sla?: components["parameters"]["FilterSla"];
                /** @description policy_info: category of a policy that it violates. */
                policy_category?: components["parameters"]["FilterPolicyCategory"];
                /** @description policy_info: name of a policy that it violates. */
                policy_name?: components["parameters"]["FilterPolicyName"];
                /** @description policy_info: control of a policy that it violates. */
                policy_control?: components["parameters"]["FilterPolicyControl"];
                /** @description vulnerability_info: severity. */
                severity?: components["parameters"]["FilterSeverity"];
                /** @description vulnerability_info: priority, 0 to 100. */
                priority?: components["parameters"]["FilterPriority"];
                /** @description vulnerability_info: CVSS v3 base score, 0 to 10. */
                cvssv3_score?: components["parameters"]["FilterCvssv3Score"];
                /** @description vulnerability_info: CWE numbers. */
                cwe?: components["parameters"]["FilterCwe"];
                /** @description vulnerability_info: CVE or advisory ids. */
                cve?: components["parameters"]["FilterCve"];
                /** @description vulnerability_info: in CISA's list of known exploited vulnerabilities. */
                kev?: components["parameters"]["FilterKev"];
                /** @description vulnerability_info: the scanner's rule. */
                rule?: components["parameters"]["FilterRule"];
                /** @description vulnerability_info: name or package URL of the component. */
                component?: components["parameters"]["FilterComponent"];
                /** @description vulnerability_info: type of vulnerability. */
                type?: components["parameters"]["FilterType"];
                /** @description vulnerability_info: kind of scan that finds such. */
                category?: components["parameters"]["FilterCategory"];
                /** @description vulnerability_info: OWASP Top 10 entry. */
                owasp?: components["parameters"]["FilterOwasp"];
                /** @description vulnerability_info: SLSA 1.2 threats. */
                slsa_threats?: components["parameters"]["FilterSlsaThreats"];
                /** @description other_info: marked as false positive. */
                false_positive?: components["parameters"]["FilterFalsePositive"];
                /** @description other_info: another finding stands for it. */
                is_duplicate?: components["parameters"]["FilterIsDuplicate"];
                /** @description other_info: part of another finding. */
                is_subfinding?: components["parameters"]["FilterIsSubfinding"];
                /** @description other_info: source host or cloud that it came from. */
                provider?: components["parameters"]["FilterProvider"];
                /** @description other_info: tags of the finding. */
                tags?: components["parameters"]["FilterTags"];
                /** @description other_info: extensions to leave out. */
                excluded_file_types?: components["parameters"]["FilterExcludedFileTypes"];
                /** @description other_info: OWASP CI/CD Top 10 entry. */
                owasp_cicd?: components["parameters"]["FilterOwaspCicd"];
                /** @description Words to look for in title, path, rule, component and vulnerability ids. */
                q?: components["parameters"]["Search"];
                /** @description `next_cursor` of the page before; wins over `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Page, counted from one; zero is taken as one. */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page. */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Groups, the worst first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "key": "ledger-api",
                     *           "label": "ledger-api",
                     *           "total": 109,
                     *           "severity": {
                     *             "critical": 4,
                     *             "high": 19,
                     *             "medium": 48,
                     *             "low": 31,
                     *             "info": 7
                     *           },
                     *           "worst": "high",
                     *           "highest_priority": 87,
                     *           "repositories": 1,
                     *           "oldest_at": "2026-01-12T08:14:03Z",
                     *           "with_fix": 12
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "total_is_exact": true,
                     *         "page": 1,
                     *         "page_size": 50,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FindingGroupList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    sendFinding: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing (UUIDv7). */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "developer_ids": [
                 *         "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01"
                 *       ],
                 *       "message": "Please look at this before Friday."
                 *     }
                 */
                "application/json": components["schemas"]["SendFindingRequest"];
            };
        };
        responses: {
            /** @description Accepted; the work goes on in the background. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "job_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *       "status": "queued"
                     *     }
                     */
                    "application/json": components["schemas"]["JobRef"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    sendFindings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "finding_ids": [
                 *         "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01"
                 *       ],
                 *       "selection": {
                 *         "filter": {},
                 *         "except": [],
                 *         "as_of": "2026-02-03T06:00:41Z",
                 *         "expected_total": 214
                 *       },
                 *       "developer_ids": [
                 *         "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01"
                 *       ],
                 *       "message": "Please look at these before Friday.",
                 *       "seen_at": "2026-02-03T06:00:41Z",
                 *       "run_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01"
                 *     }
                 */
                "application/json": components["schemas"]["SendFindingsRequest"];
            };
        };
        responses: {
            /** @description Accepted; the work goes on in the background. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "job_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *       "status": "queued"
                     *     }
                     */
                    "application/json": components["schemas"]["JobRef"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["StaleSelection"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    generatePatches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "findings": [
                 *         "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01"
                 *       ],
                 *       "selection": {
                 *         "filter": {},
                 *         "except": [],
                 *         "as_of": "2026-02-03T06:00:41Z",
                 *         "expected_total": 214
                 *       },
                 *       "apply_pr": false,
                 *       "apply_issues": false,
                 *       "pull_request_per": "finding",
                 *       "tracker": "source_host",
                 *       "seen_at": "2026-02-03T06:00:41Z",
                 *       "run_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01"
                 *     }
                 */
                "application/json": components["schemas"]["GeneratePatchRequest"];
            };
        };
        responses: {
            /** @description Accepted; the work goes on in the background. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "job_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *       "status": "queued"
                     *     }
                     */
                    "application/json": components["schemas"]["JobRef"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["StaleSelection"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    applyPatches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "remediations": [
                 *         "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01"
                 *       ],
                 *       "as": "pull_request",
                 *       "pull_request_per": "finding",
                 *       "tracker": "source_host",
                 *       "run_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01"
                 *     }
                 */
                "application/json": components["schemas"]["ApplyPatchRequest"];
            };
        };
        responses: {
            /** @description Accepted; the work goes on in the background. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "job_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *       "status": "queued"
                     *     }
                     */
                    "application/json": components["schemas"]["JobRef"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    previewBulkAction: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "finding_ids": [
                 *         "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01"
                 *       ],
                 *       "selection": {
                 *         "filter": {},
                 *         "except": [],
                 *         "as_of": "2026-02-03T06:00:41Z",
                 *         "expected_total": 214
                 *       },
                 *       "action": "triage",
                 *       "change": {
                 *         "status": "open",
                 *         "false_positive": true,
                 *         "assignee_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                 *         "add_tags": [
                 *           "payments"
                 *         ],
                 *         "remove_tags": [],
                 *         "accept_risk": {
                 *           "reason": "Reachable only from the internal network until the migration in March.",
                 *           "until": "2026-03-31",
                 *           "until_fix": false,
                 *           "approver_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01"
                 *         },
                 *         "decide_risk": {
                 *           "approve": true,
                 *           "comment": "Agreed until the migration."
                 *         },
                 *         "reason": "Reviewed together."
                 *       },
                 *       "seen_at": "2026-02-03T06:00:41Z"
                 *     }
                 */
                "application/json": components["schemas"]["PreviewBulkRequest"];
            };
        };
        responses: {
            /** @description What the action would do. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "total": 3066,
                     *         "will_change": 2981,
                     *         "known_exploited": 4,
                     *         "severities": {
                     *           "critical": 31,
                     *           "high": 402,
                     *           "medium": 1588,
                     *           "low": 960,
                     *           "info": 0
                     *         },
                     *         "stay": [
                     *           {
                     *             "code": "is_false_positive",
                     *             "reason": "It is marked as false positive.",
                     *             "count": 61,
                     *             "examples": [
                     *               {
                     *                 "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *                 "title": "SQL injection in the statement builder",
                     *                 "severity": "high",
                     *                 "repository": "ledger-api",
                     *                 "place": "src/statements/search.ts:41"
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BulkPreviewDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["StaleSelection"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    suggestDevelopers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "finding_ids": [
                 *         "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01"
                 *       ],
                 *       "selection": {
                 *         "filter": {},
                 *         "except": [],
                 *         "as_of": "2026-02-03T06:00:41Z",
                 *         "expected_total": 214
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SuggestDevelopersRequest"];
            };
        };
        responses: {
            /** @description Who last changed the code of how many. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "total": 12,
                     *         "people": [
                     *           {
                     *             "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *             "findings": 4,
                     *             "file": "src/statements/search.ts",
                     *             "changed_at": "2026-01-12T08:14:03Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DeveloperSuggestionsDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["StaleSelection"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    triageFindings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "finding_ids": [
                 *         "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01"
                 *       ],
                 *       "selection": {
                 *         "filter": {},
                 *         "except": [],
                 *         "as_of": "2026-02-03T06:00:41Z",
                 *         "expected_total": 214
                 *       },
                 *       "change": {
                 *         "status": "open",
                 *         "false_positive": true,
                 *         "assignee_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                 *         "add_tags": [
                 *           "payments"
                 *         ],
                 *         "remove_tags": [],
                 *         "accept_risk": {
                 *           "reason": "Reachable only from the internal network until the migration in March.",
                 *           "until": "2026-03-31",
                 *           "until_fix": false,
                 *           "approver_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01"
                 *         },
                 *         "decide_risk": {
                 *           "approve": true,
                 *           "comment": "Agreed until the migration."
                 *         },
                 *         "reason": "Reviewed together."
                 *       },
                 *       "seen_at": "2026-02-03T06:00:41Z",
                 *       "run_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01"
                 *     }
                 */
                "application/json": components["schemas"]["BulkTriageRequest"];
            };
        };
        responses: {
            /** @description What happened, finding by finding. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "job_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *       "done": 1,
                     *       "skipped": 0,
                     *       "failed": 0,
                     *       "can_undo": true,
                     *       "data": [
                     *         {
                     *           "finding_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *           "outcome": "done",
                     *           "reason": null,
                     *           "code": null,
                     *           "link": null,
                     *           "finding": {
                     *             "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *             "title": "SQL injection in the statement builder",
                     *             "severity": "high",
                     *             "repository": "ledger-api",
                     *             "place": "src/statements/search.ts:41"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            /** @description Accepted; the work goes on in the background. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "job_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *       "status": "queued"
                     *     }
                     */
                    "application/json": components["schemas"]["JobRef"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["StaleSelection"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    downloadFindingsJson: {
        parameters: {
            query?: {
                /** @description source_control: nickname or id of the repository. */
                repository?: components["parameters"]["FilterRepository"];
                /** @description source_control: branch of the scan. */
                branch?: components["parameters"]["FilterBranch"];
                /** @description scan_info: first seen within these days, inclusive, UTC; one side may be open. */
                date_range?: components["parameters"]["FilterDateRange"];
                /** @description scan_info: scanner that reported it. */
                tool?: components["parameters"]["FilterTool"];
                /** @description scan_info: what imports came to, each as outcome:id of the scan: what it brought, had again, reopened or fixed. Which ones it had again is known for 30 days. */
                import?: components["parameters"]["FilterImport"];
                /** @description code_info: part of the path; `*` stands for any characters. */
                file?: components["parameters"]["FilterFile"];
                /** @description code_info: language of the file. */
                language?: components["parameters"]["FilterLanguage"];
                /** @description code_info: column where it begins. */
                start_column?: components["parameters"]["FilterStartColumn"];
                /** @description code_info: column where it ends. */
                end_column?: components["parameters"]["FilterEndColumn"];
                /** @description developer_info: user name or e-mail of who it is assigned or was sent to. */
                developer?: components["parameters"]["FilterDeveloper"];
                /** @description developer_info: a decision on it waits for an approver. */
                review_requested?: components["parameters"]["FilterReviewRequested"];
                /** @description developer_info: author of the line, as the report or the host says. */
                issue_owner?: components["parameters"]["FilterIssueOwner"];
                /** @description remediation_info: where it stands. */
                status?: components["parameters"]["FilterStatus"];
                /** @description remediation_info: kind of way out that is known. */
                mitigation?: components["parameters"]["FilterMitigation"];
                /** @description remediation_info: estimated effort, 0 to 100. */
                fixing_effort?: components["parameters"]["FilterFixingEffort"];
                /** @description remediation_info: kind of remediation. */
                remediation_type?: components["parameters"]["FilterRemediationType"];
                /** @description remediation_info: where it stands against its due date. */
                sla?: components["parameters"]["FilterSla"];
                /** @description policy_info: category of a policy that it violates. */
                policy_category?: components["parameters"]["FilterPolicyCategory"];
                /** @description policy_info: name of a policy that it violates. */
                policy_name?: components["parameters"]["FilterPolicyName"];
                /** @description policy_info: control of a policy that it violates. */
                policy_control?: components["parameters"]["FilterPolicyControl"];
                /** @description vulnerability_info: severity. */
                severity?: components["parameters"]["FilterSeverity"];
                /** @description vulnerability_info: priority, 0 to 100. */
                priority?: components["parameters"]["FilterPriority"];
                /** @description vulnerability_info: CVSS v3 base score, 0 to 10. */
                cvssv3_score?: components["parameters"]["FilterCvssv3Score"];
                /** @description vulnerability_info: CWE numbers. */
                cwe?: components["parameters"]["FilterCwe"];
                /** @description vulnerability_info: CVE or advisory ids. */
                cve?: components["parameters"]["FilterCve"];
                /** @description vulnerability_info: in CISA's list of known exploited vulnerabilities. */
                kev?: components["parameters"]["FilterKev"];
                /** @description vulnerability_info: the scanner's rule. */
                rule?: components["parameters"]["FilterRule"];
                /** @description vulnerability_info: name or package URL of the component. */
                component?: components["parameters"]["FilterComponent"];
                /** @description vulnerability_info: type of vulnerability. */
                type?: components["parameters"]["FilterType"];
                /** @description vulnerability_info: kind of scan that finds such. */
                category?: components["parameters"]["FilterCategory"];
                /** @description vulnerability_info: OWASP Top 10 entry. */
                owasp?: components["parameters"]["FilterOwasp"];
                /** @description vulnerability_info: SLSA 1.2 threats. */
                slsa_threats?: components["parameters"]["FilterSlsaThreats"];
                /** @description other_info: marked as false positive. */
                false_positive?: components["parameters"]["FilterFalsePositive"];
                /** @description other_info: another finding stands for it. */
                is_duplicate?: components["parameters"]["FilterIsDuplicate"];
                /** @description other_info: part of another finding. */
                is_subfinding?: components["parameters"]["FilterIsSubfinding"];
                /** @description other_info: source host or cloud that it came from. */
                provider?: components["parameters"]["FilterProvider"];
                /** @description other_info: tags of the finding. */
                tags?: components["parameters"]["FilterTags"];
                /** @description other_info: extensions to leave out. */
                excluded_file_types?: components["parameters"]["FilterExcludedFileTypes"];
                /** @description other_info: OWASP CI/CD Top 10 entry. */
                owasp_cicd?: components["parameters"]["FilterOwaspCicd"];
                /** @description Words to look for in title, path, rule, component and vulnerability ids. */
                q?: components["parameters"]["Search"];
                /** @description Direction of the order. */
                sort?: components["parameters"]["Sort"];
                /** @description Attribute that orders the list. */
                sort_field?: components["parameters"]["FindingSortField"];
                /** @description Attributes that an export or report should contain; all when absent. Lists always bring whole rows. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    /** @description Name of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description Accepted; the work goes on in the background. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "job_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *       "status": "queued"
                     *     }
                     */
                    "application/json": components["schemas"]["JobRef"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
            502: components["responses"]["DownloadFailed"];
        };
    };
    exportFindings: {
        parameters: {
            query: {
                format: "csv" | "sarif" | "json";
                /** @description source_control: nickname or id of the repository. */
                repository?: components["parameters"]["FilterRepository"];
                /** @description source_control: branch of the scan. */
                branch?: components["parameters"]["FilterBranch"];
                /** @description scan_info: first seen within these days, inclusive, UTC; one side may be open. */
                date_range?: components["parameters"]["FilterDateRange"];
                /** @description scan_info: scanner that reported it. */
                tool?: components["parameters"]["FilterTool"];
                /** @description scan_info: what imports came to, each as outcome:id of the scan: what it brought, had again, reopened or fixed. Which ones it had again is known for 30 days. */
                import?: components["parameters"]["FilterImport"];
                /** @description code_info: part of the path; `*` stands for any characters. */
                file?: components["parameters"]["FilterFile"];
                /** @description code_info: language of the file. */
                language?: components["parameters"]["FilterLanguage"];
                /** @description code_info: column where it begins. */
                start_column?: components["parameters"]["FilterStartColumn"];
                /** @description code_info: column where it ends. */
                end_column?: components["parameters"]["FilterEndColumn"];
                /** @description developer_info: user name or e-mail of who it is assigned or was sent to. */
                developer?: components["parameters"]["FilterDeveloper"];
                /** @description developer_info: a decision on it waits for an approver. */
                review_requested?: components["parameters"]["FilterReviewRequested"];
                /** @description developer_info: author of the line, as the report or the host says. */
                issue_owner?: components["parameters"]["FilterIssueOwner"];
                /** @description remediation_info: where it stands. */
                status?: components["parameters"]["FilterStatus"];
                /** @description remediation_info: kind of way out that is known. */
                mitigation?: components["parameters"]["FilterMitigation"];
                /** @description remediation_info: estimated effort, 0 to 100. */
                fixing_effort?: components["parameters"]["FilterFixingEffort"];
                /** @description remediation_info: kind of remediation. */
                remediation_type?: components["parameters"]["FilterRemediationType"];
                /** @description remediation_info: where it stands against its due date. */
                sla?: components["parameters"]["FilterSla"];
                /** @description policy_info: category of a policy that it violates. */
                policy_category?: components["parameters"]["FilterPolicyCategory"];
                /** @description policy_info: name of a policy that it violates. */
                policy_name?: components["parameters"]["FilterPolicyName"];
                /** @description policy_info: control of a policy that it violates. */
                policy_control?: components["parameters"]["FilterPolicyControl"];
                /** @description vulnerability_info: severity. */
                severity?: components["parameters"]["FilterSeverity"];
                /** @description vulnerability_info: priority, 0 to 100. */
                priority?: components["parameters"]["FilterPriority"];
                /** @description vulnerability_info: CVSS v3 base score, 0 to 10. */
                cvssv3_score?: components["parameters"]["FilterCvssv3Score"];
                /** @description vulnerability_info: CWE numbers. */
                cwe?: components["parameters"]["FilterCwe"];
                /** @description vulnerability_info: CVE or advisory ids. */
                cve?: components["parameters"]["FilterCve"];
                /** @description vulnerability_info: in CISA's list of known exploited vulnerabilities. */
                kev?: components["parameters"]["FilterKev"];
                /** @description vulnerability_info: the scanner's rule. */
                rule?: components["parameters"]["FilterRule"];
                /** @description vulnerability_info: name or package URL of the component. */
                component?: components["parameters"]["FilterComponent"];
                /** @description vulnerability_info: type of vulnerability. */
                type?: components["parameters"]["FilterType"];
                /** @description vulnerability_info: kind of scan that finds such. */
                category?: components["parameters"]["FilterCategory"];
                /** @description vulnerability_info: OWASP Top 10 entry. */
                owasp?: components["parameters"]["FilterOwasp"];
                /** @description vulnerability_info: SLSA 1.2 threats. */
                slsa_threats?: components["parameters"]["FilterSlsaThreats"];
                /** @description other_info: marked as false positive. */
                false_positive?: components["parameters"]["FilterFalsePositive"];
                /** @description other_info: another finding stands for it. */
                is_duplicate?: components["parameters"]["FilterIsDuplicate"];
                /** @description other_info: part of another finding. */
                is_subfinding?: components["parameters"]["FilterIsSubfinding"];
                /** @description other_info: source host or cloud that it came from. */
                provider?: components["parameters"]["FilterProvider"];
                /** @description other_info: tags of the finding. */
                tags?: components["parameters"]["FilterTags"];
                /** @description other_info: extensions to leave out. */
                excluded_file_types?: components["parameters"]["FilterExcludedFileTypes"];
                /** @description other_info: OWASP CI/CD Top 10 entry. */
                owasp_cicd?: components["parameters"]["FilterOwaspCicd"];
                /** @description Words to look for in title, path, rule, component and vulnerability ids. */
                q?: components["parameters"]["Search"];
                /** @description Direction of the order. */
                sort?: components["parameters"]["Sort"];
                /** @description Attribute that orders the list. */
                sort_field?: components["parameters"]["FindingSortField"];
                /** @description Attributes that an export or report should contain; all when absent. Lists always bring whole rows. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "finding_ids": [
                 *         "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01"
                 *       ],
                 *       "selection": {
                 *         "filter": {},
                 *         "except": [],
                 *         "as_of": "2026-02-03T06:00:41Z",
                 *         "expected_total": 214
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ExportSelectionRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    /** @description Name of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description Accepted; the work goes on in the background. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "job_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *       "status": "queued"
                     *     }
                     */
                    "application/json": components["schemas"]["JobRef"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["StaleSelection"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    listFindingHistory: {
        parameters: {
            query?: {
                /** @description `next_cursor` of the page before; wins over `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Page, counted from one; zero is taken as one. */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page. */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /** @description Id of the thing (UUIDv7). */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description History of a finding, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4e05",
                     *           "kind": "comment",
                     *           "at": "2026-02-03T07:12:00Z",
                     *           "actor": {
                     *             "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *             "username": "developer",
                     *             "email": "developer@acme.example",
                     *             "avatar_url": null
                     *           },
                     *           "actor_name": "developer",
                     *           "from": null,
                     *           "to": null,
                     *           "comment": "Reproduced on staging."
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "total_is_exact": true,
                     *         "page": 1,
                     *         "page_size": 50,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FindingEventList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    commentOnFinding: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing (UUIDv7). */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "comment": "Reproduced on staging."
                 *     }
                 */
                "application/json": components["schemas"]["CommentRequest"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4e05",
                     *         "kind": "comment",
                     *         "at": "2026-02-03T07:12:00Z",
                     *         "actor": {
                     *           "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *           "username": "developer",
                     *           "email": "developer@acme.example",
                     *           "avatar_url": null
                     *         },
                     *         "actor_name": "developer",
                     *         "from": null,
                     *         "to": null,
                     *         "comment": "Reproduced on staging."
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FindingEventDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    deleteFindingComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing (UUIDv7). */
                id: components["parameters"]["Id"];
                /** @description Id of the comment. */
                comment_id: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    decideFindingRisk: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing (UUIDv7). */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "approve": true,
                 *       "comment": "Agreed until the migration."
                 *     }
                 */
                "application/json": components["schemas"]["DecideRiskRequest"];
            };
        };
        responses: {
            /** @description One finding. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *         "attributes": {
                     *           "title": "SQL injection in the statement builder",
                     *           "severity": "high",
                     *           "priority": 87,
                     *           "status": "open",
                     *           "false_positive": false,
                     *           "is_duplicate": false,
                     *           "is_subfinding": false,
                     *           "kev": false,
                     *           "epss": null,
                     *           "tool": "semgrep",
                     *           "rule": {
                     *             "id": "javascript.express.sqli",
                     *             "name": "SQL built from request input",
                     *             "help_uri": "https://semgrep.dev/r/javascript.express.sqli"
                     *           },
                     *           "category": "sast",
                     *           "type": "SQL Injection",
                     *           "language": "typescript",
                     *           "file": "src/statements/search.ts",
                     *           "range": {
                     *             "start_line": 41,
                     *             "start_column": 17,
                     *             "end_line": 43,
                     *             "end_column": 52
                     *           },
                     *           "endpoint": null,
                     *           "component": {
                     *             "name": "pg",
                     *             "version": "8.11.0",
                     *             "purl": "pkg:npm/pg@8.11.0",
                     *             "ecosystem": "npm",
                     *             "fixed_version": "8.11.3"
                     *           },
                     *           "repository": {
                     *             "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02",
                     *             "nickname": "ledger-api"
                     *           },
                     *           "branch": "main",
                     *           "cwe": [
                     *             89
                     *           ],
                     *           "cve": [],
                     *           "cvssv3_score": 8.6,
                     *           "owasp": [
                     *             "A03:2021"
                     *           ],
                     *           "owasp_cicd": [],
                     *           "slsa_threats": [
                     *             "B"
                     *           ],
                     *           "tags": [
                     *             "payments"
                     *           ],
                     *           "assignee": {
                     *             "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *             "username": "developer",
                     *             "email": "developer@acme.example",
                     *             "avatar_url": null
                     *           },
                     *           "sla": "on_track",
                     *           "fixing_effort": 20,
                     *           "remediation_type": null,
                     *           "has_fix": true,
                     *           "comment_count": 1,
                     *           "first_seen_at": "2026-01-12T08:14:03Z",
                     *           "last_seen_at": "2026-02-03T06:00:41Z",
                     *           "due_at": "2026-02-11T08:14:03Z",
                     *           "description": "Input of the request reaches the SQL text without being bound.",
                     *           "mitigation": "Bind the value as a parameter.",
                     *           "severity_raw": "ERROR",
                     *           "severity_overridden": false,
                     *           "confidence": "high",
                     *           "cvss": [
                     *             {
                     *               "version": "3.1",
                     *               "vector": "CVSS:3.1/AV:N/AC:L/PR:L/UI:N/S:U/C:H/I:H/A:N",
                     *               "score": 8.1,
                     *               "source": "nvd"
                     *             }
                     *           ],
                     *           "policies": [
                     *             {
                     *               "category": "compliance",
                     *               "name": "PCI DSS 4",
                     *               "control": "6.2.4",
                     *               "reason": null,
                     *               "evidence": {
                     *                 "kind": "weakness",
                     *                 "value": "CWE-564",
                     *                 "kind_of": "CWE-89",
                     *                 "title": "Software attacks are prevented or mitigated",
                     *                 "source": "OWASP"
                     *               },
                     *               "uri": "https://www.pcisecuritystandards.org/",
                     *               "conditions": [
                     *                 {
                     *                   "key": "severity",
                     *                   "value": "critical,high"
                     *                 }
                     *               ],
                     *               "due_at": null
                     *             }
                     *           ],
                     *           "scanner_report_code": "000040 export const search = (query) => {\\n000041   const sql = `SELECT …`;",
                     *           "code": [
                     *             {
                     *               "number": "000041",
                     *               "text": "const sql = `SELECT * FROM statements WHERE memo LIKE '%${query}%'`;",
                     *               "highlighted": true
                     *             }
                     *           ],
                     *           "code_snippet": "const sql = `SELECT * FROM statements WHERE memo LIKE '%${query}%'`;",
                     *           "code_diff": null,
                     *           "diff_parser": null,
                     *           "code_flow": [
                     *             {
                     *               "file": "src/statements/routes.ts",
                     *               "range": {
                     *                 "start_line": 41,
                     *                 "start_column": 17,
                     *                 "end_line": 43,
                     *                 "end_column": 52
                     *               },
                     *               "message": "query comes from the request",
                     *               "snippet": "const { query } = request.query;"
                     *             }
                     *           ],
                     *           "related_locations": [
                     *             {
                     *               "file": "src/statements/routes.ts",
                     *               "range": {
                     *                 "start_line": 41,
                     *                 "start_column": 17,
                     *                 "end_line": 43,
                     *                 "end_column": 52
                     *               },
                     *               "message": "query comes from the request",
                     *               "snippet": "const { query } = request.query;"
                     *             }
                     *           ],
                     *           "references": [
                     *             "https://cwe.mitre.org/data/definitions/89.html"
                     *           ],
                     *           "fix": {
                     *             "description": "Bind the value as a parameter.",
                     *             "changes": [
                     *               {
                     *                 "path": "src/statements/search.ts",
                     *                 "start_line": 41,
                     *                 "start_column": null,
                     *                 "end_line": 41,
                     *                 "end_column": null,
                     *                 "replacement": "const sql = 'SELECT * FROM statements WHERE memo LIKE $1';"
                     *               }
                     *             ]
                     *           },
                     *           "fixed_versions": [],
                     *           "image": null,
                     *           "cloud_resource": null,
                     *           "http_method": null,
                     *           "http_parameter": null,
                     *           "author": null,
                     *           "commit": "4f2c9d1",
                     *           "scan_id": null,
                     *           "identity": {
                     *             "match": "moved",
                     *             "basis": "code"
                     *           },
                     *           "fingerprint": "9b1dd6c2f8e04d17",
                     *           "duplicates": [
                     *             {
                     *               "finding_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a09",
                     *               "canonical": true,
                     *               "title": "SQL injection",
                     *               "tool": "codeql",
                     *               "reason": "weakness",
                     *               "facts": {
                     *                 "vulnerability": "CVE-2022-24999",
                     *                 "component": "qs",
                     *                 "cwe": 89,
                     *                 "file": "src/statements/search.ts",
                     *                 "line": 41
                     *               },
                     *               "comment": null
                     *             }
                     *           ],
                     *           "risk_acceptance": {
                     *             "reason": "Reachable only from the internal network until the migration in March.",
                     *             "until": "2026-03-31",
                     *             "until_fix": false,
                     *             "accepted_by": {
                     *               "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *               "username": "developer",
                     *               "email": "developer@acme.example",
                     *               "avatar_url": null
                     *             },
                     *             "approver": {
                     *               "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *               "username": "developer",
                     *               "email": "developer@acme.example",
                     *               "avatar_url": null
                     *             },
                     *             "accepted_at": "2026-02-01T10:00:00Z"
                     *           },
                     *           "review_requested": false,
                     *           "sent_to": [
                     *             {
                     *               "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *               "username": "developer",
                     *               "email": "developer@acme.example",
                     *               "avatar_url": null
                     *             }
                     *           ],
                     *           "remediation_id": null,
                     *           "version": 3,
                     *           "created_at": "2026-01-12T08:14:05Z",
                     *           "updated_at": "2026-02-03T06:00:44Z",
                     *           "file_type": "ts",
                     *           "issue_owner": "payments-team",
                     *           "mitigation_kind": "upgrade",
                     *           "provider": null,
                     *           "policy_names": [
                     *             "PCI DSS v4.0.1"
                     *           ],
                     *           "policy_categories": [
                     *             "compliance"
                     *           ],
                     *           "policy_controls": [
                     *             "PCI DSS v4.0.1 6.2.4"
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FindingDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    acceptFindingRisk: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing (UUIDv7). */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Reachable only from the internal network until the migration in March.",
                 *       "until": "2026-03-31",
                 *       "until_fix": false,
                 *       "approver_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01"
                 *     }
                 */
                "application/json": components["schemas"]["AcceptRiskRequest"];
            };
        };
        responses: {
            /** @description One finding. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *         "attributes": {
                     *           "title": "SQL injection in the statement builder",
                     *           "severity": "high",
                     *           "priority": 87,
                     *           "status": "open",
                     *           "false_positive": false,
                     *           "is_duplicate": false,
                     *           "is_subfinding": false,
                     *           "kev": false,
                     *           "epss": null,
                     *           "tool": "semgrep",
                     *           "rule": {
                     *             "id": "javascript.express.sqli",
                     *             "name": "SQL built from request input",
                     *             "help_uri": "https://semgrep.dev/r/javascript.express.sqli"
                     *           },
                     *           "category": "sast",
                     *           "type": "SQL Injection",
                     *           "language": "typescript",
                     *           "file": "src/statements/search.ts",
                     *           "range": {
                     *             "start_line": 41,
                     *             "start_column": 17,
                     *             "end_line": 43,
                     *             "end_column": 52
                     *           },
                     *           "endpoint": null,
                     *           "component": {
                     *             "name": "pg",
                     *             "version": "8.11.0",
                     *             "purl": "pkg:npm/pg@8.11.0",
                     *             "ecosystem": "npm",
                     *             "fixed_version": "8.11.3"
                     *           },
                     *           "repository": {
                     *             "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02",
                     *             "nickname": "ledger-api"
                     *           },
                     *           "branch": "main",
                     *           "cwe": [
                     *             89
                     *           ],
                     *           "cve": [],
                     *           "cvssv3_score": 8.6,
                     *           "owasp": [
                     *             "A03:2021"
                     *           ],
                     *           "owasp_cicd": [],
                     *           "slsa_threats": [
                     *             "B"
                     *           ],
                     *           "tags": [
                     *             "payments"
                     *           ],
                     *           "assignee": {
                     *             "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *             "username": "developer",
                     *             "email": "developer@acme.example",
                     *             "avatar_url": null
                     *           },
                     *           "sla": "on_track",
                     *           "fixing_effort": 20,
                     *           "remediation_type": null,
                     *           "has_fix": true,
                     *           "comment_count": 1,
                     *           "first_seen_at": "2026-01-12T08:14:03Z",
                     *           "last_seen_at": "2026-02-03T06:00:41Z",
                     *           "due_at": "2026-02-11T08:14:03Z",
                     *           "description": "Input of the request reaches the SQL text without being bound.",
                     *           "mitigation": "Bind the value as a parameter.",
                     *           "severity_raw": "ERROR",
                     *           "severity_overridden": false,
                     *           "confidence": "high",
                     *           "cvss": [
                     *             {
                     *               "version": "3.1",
                     *               "vector": "CVSS:3.1/AV:N/AC:L/PR:L/UI:N/S:U/C:H/I:H/A:N",
                     *               "score": 8.1,
                     *               "source": "nvd"
                     *             }
                     *           ],
                     *           "policies": [
                     *             {
                     *               "category": "compliance",
                     *               "name": "PCI DSS 4",
                     *               "control": "6.2.4",
                     *               "reason": null,
                     *               "evidence": {
                     *                 "kind": "weakness",
                     *                 "value": "CWE-564",
                     *                 "kind_of": "CWE-89",
                     *                 "title": "Software attacks are prevented or mitigated",
                     *                 "source": "OWASP"
                     *               },
                     *               "uri": "https://www.pcisecuritystandards.org/",
                     *               "conditions": [
                     *                 {
                     *                   "key": "severity",
                     *                   "value": "critical,high"
                     *                 }
                     *               ],
                     *               "due_at": null
                     *             }
                     *           ],
                     *           "scanner_report_code": "000040 export const search = (query) => {\\n000041   const sql = `SELECT …`;",
                     *           "code": [
                     *             {
                     *               "number": "000041",
                     *               "text": "const sql = `SELECT * FROM statements WHERE memo LIKE '%${query}%'`;",
                     *               "highlighted": true
                     *             }
                     *           ],
                     *           "code_snippet": "const sql = `SELECT * FROM statements WHERE memo LIKE '%${query}%'`;",
                     *           "code_diff": null,
                     *           "diff_parser": null,
                     *           "code_flow": [
                     *             {
                     *               "file": "src/statements/routes.ts",
                     *               "range": {
                     *                 "start_line": 41,
                     *                 "start_column": 17,
                     *                 "end_line": 43,
                     *                 "end_column": 52
                     *               },
                     *               "message": "query comes from the request",
                     *               "snippet": "const { query } = request.query;"
                     *             }
                     *           ],
                     *           "related_locations": [
                     *             {
                     *               "file": "src/statements/routes.ts",
                     *               "range": {
                     *                 "start_line": 41,
                     *                 "start_column": 17,
                     *                 "end_line": 43,
                     *                 "end_column": 52
                     *               },
                     *               "message": "query comes from the request",
                     *               "snippet": "const { query } = request.query;"
                     *             }
                     *           ],
                     *           "references": [
                     *             "https://cwe.mitre.org/data/definitions/89.html"
                     *           ],
                     *           "fix": {
                     *             "description": "Bind the value as a parameter.",
                     *             "changes": [
                     *               {
                     *                 "path": "src/statements/search.ts",
                     *                 "start_line": 41,
                     *                 "start_column": null,
                     *                 "end_line": 41,
                     *                 "end_column": null,
                     *                 "replacement": "const sql = 'SELECT * FROM statements WHERE memo LIKE $1';"
                     *               }
                     *             ]
                     *           },
                     *           "fixed_versions": [],
                     *           "image": null,
                     *           "cloud_resource": null,
                     *           "http_method": null,
                     *           "http_parameter": null,
                     *           "author": null,
                     *           "commit": "4f2c9d1",
                     *           "scan_id": null,
                     *           "identity": {
                     *             "match": "moved",
                     *             "basis": "code"
                     *           },
                     *           "fingerprint": "9b1dd6c2f8e04d17",
                     *           "duplicates": [
                     *             {
                     *               "finding_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a09",
                     *               "canonical": true,
                     *               "title": "SQL injection",
                     *               "tool": "codeql",
                     *               "reason": "weakness",
                     *               "facts": {
                     *                 "vulnerability": "CVE-2022-24999",
                     *                 "component": "qs",
                     *                 "cwe": 89,
                     *                 "file": "src/statements/search.ts",
                     *                 "line": 41
                     *               },
                     *               "comment": null
                     *             }
                     *           ],
                     *           "risk_acceptance": {
                     *             "reason": "Reachable only from the internal network until the migration in March.",
                     *             "until": "2026-03-31",
                     *             "until_fix": false,
                     *             "accepted_by": {
                     *               "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *               "username": "developer",
                     *               "email": "developer@acme.example",
                     *               "avatar_url": null
                     *             },
                     *             "approver": {
                     *               "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *               "username": "developer",
                     *               "email": "developer@acme.example",
                     *               "avatar_url": null
                     *             },
                     *             "accepted_at": "2026-02-01T10:00:00Z"
                     *           },
                     *           "review_requested": false,
                     *           "sent_to": [
                     *             {
                     *               "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *               "username": "developer",
                     *               "email": "developer@acme.example",
                     *               "avatar_url": null
                     *             }
                     *           ],
                     *           "remediation_id": null,
                     *           "version": 3,
                     *           "created_at": "2026-01-12T08:14:05Z",
                     *           "updated_at": "2026-02-03T06:00:44Z",
                     *           "file_type": "ts",
                     *           "issue_owner": "payments-team",
                     *           "mitigation_kind": "upgrade",
                     *           "provider": null,
                     *           "policy_names": [
                     *             "PCI DSS v4.0.1"
                     *           ],
                     *           "policy_categories": [
                     *             "compliance"
                     *           ],
                     *           "policy_controls": [
                     *             "PCI DSS v4.0.1 6.2.4"
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FindingDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    revokeFindingRisk: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing (UUIDv7). */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One finding. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *         "attributes": {
                     *           "title": "SQL injection in the statement builder",
                     *           "severity": "high",
                     *           "priority": 87,
                     *           "status": "open",
                     *           "false_positive": false,
                     *           "is_duplicate": false,
                     *           "is_subfinding": false,
                     *           "kev": false,
                     *           "epss": null,
                     *           "tool": "semgrep",
                     *           "rule": {
                     *             "id": "javascript.express.sqli",
                     *             "name": "SQL built from request input",
                     *             "help_uri": "https://semgrep.dev/r/javascript.express.sqli"
                     *           },
                     *           "category": "sast",
                     *           "type": "SQL Injection",
                     *           "language": "typescript",
                     *           "file": "src/statements/search.ts",
                     *           "range": {
                     *             "start_line": 41,
                     *             "start_column": 17,
                     *             "end_line": 43,
                     *             "end_column": 52
                     *           },
                     *           "endpoint": null,
                     *           "component": {
                     *             "name": "pg",
                     *             "version": "8.11.0",
                     *             "purl": "pkg:npm/pg@8.11.0",
                     *             "ecosystem": "npm",
                     *             "fixed_version": "8.11.3"
                     *           },
                     *           "repository": {
                     *             "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02",
                     *             "nickname": "ledger-api"
                     *           },
                     *           "branch": "main",
                     *           "cwe": [
                     *             89
                     *           ],
                     *           "cve": [],
                     *           "cvssv3_score": 8.6,
                     *           "owasp": [
                     *             "A03:2021"
                     *           ],
                     *           "owasp_cicd": [],
                     *           "slsa_threats": [
                     *             "B"
                     *           ],
                     *           "tags": [
                     *             "payments"
                     *           ],
                     *           "assignee": {
                     *             "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *             "username": "developer",
                     *             "email": "developer@acme.example",
                     *             "avatar_url": null
                     *           },
                     *           "sla": "on_track",
                     *           "fixing_effort": 20,
                     *           "remediation_type": null,
                     *           "has_fix": true,
                     *           "comment_count": 1,
                     *           "first_seen_at": "2026-01-12T08:14:03Z",
                     *           "last_seen_at": "2026-02-03T06:00:41Z",
                     *           "due_at": "2026-02-11T08:14:03Z",
                     *           "description": "Input of the request reaches the SQL text without being bound.",
                     *           "mitigation": "Bind the value as a parameter.",
                     *           "severity_raw": "ERROR",
                     *           "severity_overridden": false,
                     *           "confidence": "high",
                     *           "cvss": [
                     *             {
                     *               "version": "3.1",
                     *               "vector": "CVSS:3.1/AV:N/AC:L/PR:L/UI:N/S:U/C:H/I:H/A:N",
                     *               "score": 8.1,
                     *               "source": "nvd"
                     *             }
                     *           ],
                     *           "policies": [
                     *             {
                     *               "category": "compliance",
                     *               "name": "PCI DSS 4",
                     *               "control": "6.2.4",
                     *               "reason": null,
                     *               "evidence": {
                     *                 "kind": "weakness",
                     *                 "value": "CWE-564",
                     *                 "kind_of": "CWE-89",
                     *                 "title": "Software attacks are prevented or mitigated",
                     *                 "source": "OWASP"
                     *               },
                     *               "uri": "https://www.pcisecuritystandards.org/",
                     *               "conditions": [
                     *                 {
                     *                   "key": "severity",
                     *                   "value": "critical,high"
                     *                 }
                     *               ],
                     *               "due_at": null
                     *             }
                     *           ],
                     *           "scanner_report_code": "000040 export const search = (query) => {\\n000041   const sql = `SELECT …`;",
                     *           "code": [
                     *             {
                     *               "number": "000041",
                     *               "text": "const sql = `SELECT * FROM statements WHERE memo LIKE '%${query}%'`;",
                     *               "highlighted": true
                     *             }
                     *           ],
                     *           "code_snippet": "const sql = `SELECT * FROM statements WHERE memo LIKE '%${query}%'`;",
                     *           "code_diff": null,
                     *           "diff_parser": null,
                     *           "code_flow": [
                     *             {
                     *               "file": "src/statements/routes.ts",
                     *               "range": {
                     *                 "start_line": 41,
                     *                 "start_column": 17,
                     *                 "end_line": 43,
                     *                 "end_column": 52
                     *               },
                     *               "message": "query comes from the request",
                     *               "snippet": "const { query } = request.query;"
                     *             }
                     *           ],
                     *           "related_locations": [
                     *             {
                     *               "file": "src/statements/routes.ts",
                     *               "range": {
                     *                 "start_line": 41,
                     *                 "start_column": 17,
                     *                 "end_line": 43,
                     *                 "end_column": 52
                     *               },
                     *               "message": "query comes from the request",
                     *               "snippet": "const { query } = request.query;"
                     *             }
                     *           ],
                     *           "references": [
                     *             "https://cwe.mitre.org/data/definitions/89.html"
                     *           ],
                     *           "fix": {
                     *             "description": "Bind the value as a parameter.",
                     *             "changes": [
                     *               {
                     *                 "path": "src/statements/search.ts",
                     *                 "start_line": 41,
                     *                 "start_column": null,
                     *                 "end_line": 41,
                     *                 "end_column": null,
                     *                 "replacement": "const sql = 'SELECT * FROM statements WHERE memo LIKE $1';"
                     *               }
                     *             ]
                     *           },
                     *           "fixed_versions": [],
                     *           "image": null,
                     *           "cloud_resource": null,
                     *           "http_method": null,
                     *           "http_parameter": null,
                     *           "author": null,
                     *           "commit": "4f2c9d1",
                     *           "scan_id": null,
                     *           "identity": {
                     *             "match": "moved",
                     *             "basis": "code"
                     *           },
                     *           "fingerprint": "9b1dd6c2f8e04d17",
                     *           "duplicates": [
                     *             {
                     *               "finding_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a09",
                     *               "canonical": true,
                     *               "title": "SQL injection",
                     *               "tool": "codeql",
                     *               "reason": "weakness",
                     *               "facts": {
                     *                 "vulnerability": "CVE-2022-24999",
                     *                 "component": "qs",
                     *                 "cwe": 89,
                     *                 "file": "src/statements/search.ts",
                     *                 "line": 41
                     *               },
                     *               "comment": null
                     *             }
                     *           ],
                     *           "risk_acceptance": {
                     *             "reason": "Reachable only from the internal network until the migration in March.",
                     *             "until": "2026-03-31",
                     *             "until_fix": false,
                     *             "accepted_by": {
                     *               "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *               "username": "developer",
                     *               "email": "developer@acme.example",
                     *               "avatar_url": null
                     *             },
                     *             "approver": {
                     *               "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *               "username": "developer",
                     *               "email": "developer@acme.example",
                     *               "avatar_url": null
                     *             },
                     *             "accepted_at": "2026-02-01T10:00:00Z"
                     *           },
                     *           "review_requested": false,
                     *           "sent_to": [
                     *             {
                     *               "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *               "username": "developer",
                     *               "email": "developer@acme.example",
                     *               "avatar_url": null
                     *             }
                     *           ],
                     *           "remediation_id": null,
                     *           "version": 3,
                     *           "created_at": "2026-01-12T08:14:05Z",
                     *           "updated_at": "2026-02-03T06:00:44Z",
                     *           "file_type": "ts",
                     *           "issue_owner": "payments-team",
                     *           "mitigation_kind": "upgrade",
                     *           "provider": null,
                     *           "policy_names": [
                     *             "PCI DSS v4.0.1"
                     *           ],
                     *           "policy_categories": [
                     *             "compliance"
                     *           ],
                     *           "policy_controls": [
                     *             "PCI DSS v4.0.1 6.2.4"
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FindingDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    explainFindingPriority: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing (UUIDv7). */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why this priority. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "score": 87,
                     *         "factors": [
                     *           {
                     *             "key": "cvss",
                     *             "group": "industryStandardFrameworks",
                     *             "value": 0.86,
                     *             "fact": "8.6",
                     *             "weight": 28.6,
                     *             "contribution": 24.6,
                     *             "source": "CVSS 3.1 vector of the report",
                     *             "date": null
                     *           }
                     *         ],
                     *         "computed_at": "2026-02-03T06:00:44Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PriorityExplanationDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    linkFindingDuplicate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing (UUIDv7). */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "finding_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a09",
                 *       "canonical": false,
                 *       "reason": "Same line, two tools."
                 *     }
                 */
                "application/json": components["schemas"]["LinkDuplicateRequest"];
            };
        };
        responses: {
            /** @description One finding. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *         "attributes": {
                     *           "title": "SQL injection in the statement builder",
                     *           "severity": "high",
                     *           "priority": 87,
                     *           "status": "open",
                     *           "false_positive": false,
                     *           "is_duplicate": false,
                     *           "is_subfinding": false,
                     *           "kev": false,
                     *           "epss": null,
                     *           "tool": "semgrep",
                     *           "rule": {
                     *             "id": "javascript.express.sqli",
                     *             "name": "SQL built from request input",
                     *             "help_uri": "https://semgrep.dev/r/javascript.express.sqli"
                     *           },
                     *           "category": "sast",
                     *           "type": "SQL Injection",
                     *           "language": "typescript",
                     *           "file": "src/statements/search.ts",
                     *           "range": {
                     *             "start_line": 41,
                     *             "start_column": 17,
                     *             "end_line": 43,
                     *             "end_column": 52
                     *           },
                     *           "endpoint": null,
                     *           "component": {
                     *             "name": "pg",
                     *             "version": "8.11.0",
                     *             "purl": "pkg:npm/pg@8.11.0",
                     *             "ecosystem": "npm",
                     *             "fixed_version": "8.11.3"
                     *           },
                     *           "repository": {
                     *             "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02",
                     *             "nickname": "ledger-api"
                     *           },
                     *           "branch": "main",
                     *           "cwe": [
                     *             89
                     *           ],
                     *           "cve": [],
                     *           "cvssv3_score": 8.6,
                     *           "owasp": [
                     *             "A03:2021"
                     *           ],
                     *           "owasp_cicd": [],
                     *           "slsa_threats": [
                     *             "B"
                     *           ],
                     *           "tags": [
                     *             "payments"
                     *           ],
                     *           "assignee": {
                     *             "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *             "username": "developer",
                     *             "email": "developer@acme.example",
                     *             "avatar_url": null
                     *           },
                     *           "sla": "on_track",
                     *           "fixing_effort": 20,
                     *           "remediation_type": null,
                     *           "has_fix": true,
                     *           "comment_count": 1,
                     *           "first_seen_at": "2026-01-12T08:14:03Z",
                     *           "last_seen_at": "2026-02-03T06:00:41Z",
                     *           "due_at": "2026-02-11T08:14:03Z",
                     *           "description": "Input of the request reaches the SQL text without being bound.",
                     *           "mitigation": "Bind the value as a parameter.",
                     *           "severity_raw": "ERROR",
                     *           "severity_overridden": false,
                     *           "confidence": "high",
                     *           "cvss": [
                     *             {
                     *               "version": "3.1",
                     *               "vector": "CVSS:3.1/AV:N/AC:L/PR:L/UI:N/S:U/C:H/I:H/A:N",
                     *               "score": 8.1,
                     *               "source": "nvd"
                     *             }
                     *           ],
                     *           "policies": [
                     *             {
                     *               "category": "compliance",
                     *               "name": "PCI DSS 4",
                     *               "control": "6.2.4",
                     *               "reason": null,
                     *               "evidence": {
                     *                 "kind": "weakness",
                     *                 "value": "CWE-564",
                     *                 "kind_of": "CWE-89",
                     *                 "title": "Software attacks are prevented or mitigated",
                     *                 "source": "OWASP"
                     *               },
                     *               "uri": "https://www.pcisecuritystandards.org/",
                     *               "conditions": [
                     *                 {
                     *                   "key": "severity",
                     *                   "value": "critical,high"
                     *                 }
                     *               ],
                     *               "due_at": null
                     *             }
                     *           ],
                     *           "scanner_report_code": "000040 export const search = (query) => {\\n000041   const sql = `SELECT …`;",
                     *           "code": [
                     *             {
                     *               "number": "000041",
                     *               "text": "const sql = `SELECT * FROM statements WHERE memo LIKE '%${query}%'`;",
                     *               "highlighted": true
                     *             }
                     *           ],
                     *           "code_snippet": "const sql = `SELECT * FROM statements WHERE memo LIKE '%${query}%'`;",
                     *           "code_diff": null,
                     *           "diff_parser": null,
                     *           "code_flow": [
                     *             {
                     *               "file": "src/statements/routes.ts",
                     *               "range": {
                     *                 "start_line": 41,
                     *                 "start_column": 17,
                     *                 "end_line": 43,
                     *                 "end_column": 52
                     *               },
                     *               "message": "query comes from the request",
                     *               "snippet": "const { query } = request.query;"
                     *             }
                     *           ],
                     *           "related_locations": [
                     *             {
                     *               "file": "src/statements/routes.ts",
                     *               "range": {
                     *                 "start_line": 41,
                     *                 "start_column": 17,
                     *                 "end_line": 43,
                     *                 "end_column": 52
                     *               },
                     *               "message": "query comes from the request",
                     *               "snippet": "const { query } = request.query;"
                     *             }
                     *           ],
                     *           "references": [
                     *             "https://cwe.mitre.org/data/definitions/89.html"
                     *           ],
                     *           "fix": {
                     *             "description": "Bind the value as a parameter.",
                     *             "changes": [
                     *               {
                     *                 "path": "src/statements/search.ts",
                     *                 "start_line": 41,
                     *                 "start_column": null,
                     *                 "end_line": 41,
                     *                 "end_column": null,
                     *                 "replacement": "const sql = 'SELECT * FROM statements WHERE memo LIKE $1';"
                     *               }
                     *             ]
                     *           },
                     *           "fixed_versions": [],
                     *           "image": null,
                     *           "cloud_resource": null,
                     *           "http_method": null,
                     *           "http_parameter": null,
                     *           "author": null,
                     *           "commit": "4f2c9d1",
                     *           "scan_id": null,
                     *           "identity": {
                     *             "match": "moved",
                     *             "basis": "code"
                     *           },
                     *           "fingerprint": "9b1dd6c2f8e04d17",
                     *           "duplicates": [
                     *             {
                     *               "finding_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a09",
                     *               "canonical": true,
                     *               "title": "SQL injection",
                     *               "tool": "codeql",
                     *               "reason": "weakness",
                     *               "facts": {
                     *                 "vulnerability": "CVE-2022-24999",
                     *                 "component": "qs",
                     *                 "cwe": 89,
                     *                 "file": "src/statements/search.ts",
                     *                 "line": 41
                     *               },
                     *               "comment": null
                     *             }
                     *           ],
                     *           "risk_acceptance": {
                     *             "reason": "Reachable only from the internal network until the migration in March.",
                     *             "until": "2026-03-31",
                     *             "until_fix": false,
                     *             "accepted_by": {
                     *               "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *               "username": "developer",
                     *               "email": "developer@acme.example",
                     *               "avatar_url": null
                     *             },
                     *             "approver": {
                     *               "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *               "username": "developer",
                     *               "email": "developer@acme.example",
                     *               "avatar_url": null
                     *             },
                     *             "accepted_at": "2026-02-01T10:00:00Z"
                     *           },
                     *           "review_requested": false,
                     *           "sent_to": [
                     *             {
                     *               "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *               "username": "developer",
                     *               "email": "developer@acme.example",
                     *               "avatar_url": null
                     *             }
                     *           ],
                     *           "remediation_id": null,
                     *           "version": 3,
                     *           "created_at": "2026-01-12T08:14:05Z",
                     *           "updated_at": "2026-02-03T06:00:44Z",
                     *           "file_type": "ts",
                     *           "issue_owner": "payments-team",
                     *           "mitigation_kind": "upgrade",
                     *           "provider": null,
                     *           "policy_names": [
                     *             "PCI DSS v4.0.1"
                     *           ],
                     *           "policy_categories": [
                     *             "compliance"
                     *           ],
                     *           "policy_controls": [
                     *             "PCI DSS v4.0.1 6.2.4"
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FindingDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    unlinkFindingDuplicate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing (UUIDv7). */
                id: components["parameters"]["Id"];
                /** @description Id of the finding. */
                finding: components["parameters"]["FindingPart"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One finding. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *         "attributes": {
                     *           "title": "SQL injection in the statement builder",
                     *           "severity": "high",
                     *           "priority": 87,
                     *           "status": "open",
                     *           "false_positive": false,
                     *           "is_duplicate": false,
                     *           "is_subfinding": false,
                     *           "kev": false,
                     *           "epss": null,
                     *           "tool": "semgrep",
                     *           "rule": {
                     *             "id": "javascript.express.sqli",
                     *             "name": "SQL built from request input",
                     *             "help_uri": "https://semgrep.dev/r/javascript.express.sqli"
                     *           },
                     *           "category": "sast",
                     *           "type": "SQL Injection",
                     *           "language": "typescript",
                     *           "file": "src/statements/search.ts",
                     *           "range": {
                     *             "start_line": 41,
                     *             "start_column": 17,
                     *             "end_line": 43,
                     *             "end_column": 52
                     *           },
                     *           "endpoint": null,
                     *           "component": {
                     *             "name": "pg",
                     *             "version": "8.11.0",
                     *             "purl": "pkg:npm/pg@8.11.0",
                     *             "ecosystem": "npm",
                     *             "fixed_version": "8.11.3"
                     *           },
                     *           "repository": {
                     *             "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02",
                     *             "nickname": "ledger-api"
                     *           },
                     *           "branch": "main",
                     *           "cwe": [
                     *             89
                     *           ],
                     *           "cve": [],
                     *           "cvssv3_score": 8.6,
                     *           "owasp": [
                     *             "A03:2021"
                     *           ],
                     *           "owasp_cicd": [],
                     *           "slsa_threats": [
                     *             "B"
                     *           ],
                     *           "tags": [
                     *             "payments"
                     *           ],
                     *           "assignee": {
                     *             "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *             "username": "developer",
                     *             "email": "developer@acme.example",
                     *             "avatar_url": null
                     *           },
                     *           "sla": "on_track",
                     *           "fixing_effort": 20,
                     *           "remediation_type": null,
                     *           "has_fix": true,
                     *           "comment_count": 1,
                     *           "first_seen_at": "2026-01-12T08:14:03Z",
                     *           "last_seen_at": "2026-02-03T06:00:41Z",
                     *           "due_at": "2026-02-11T08:14:03Z",
                     *           "description": "Input of the request reaches the SQL text without being bound.",
                     *           "mitigation": "Bind the value as a parameter.",
                     *           "severity_raw": "ERROR",
                     *           "severity_overridden": false,
                     *           "confidence": "high",
                     *           "cvss": [
                     *             {
                     *               "version": "3.1",
                     *               "vector": "CVSS:3.1/AV:N/AC:L/PR:L/UI:N/S:U/C:H/I:H/A:N",
                     *               "score": 8.1,
                     *               "source": "nvd"
                     *             }
                     *           ],
                     *           "policies": [
                     *             {
                     *               "category": "compliance",
                     *               "name": "PCI DSS 4",
                     *               "control": "6.2.4",
                     *               "reason": null,
                     *               "evidence": {
                     *                 "kind": "weakness",
                     *                 "value": "CWE-564",
                     *                 "kind_of": "CWE-89",
                     *                 "title": "Software attacks are prevented or mitigated",
                     *                 "source": "OWASP"
                     *               },
                     *               "uri": "https://www.pcisecuritystandards.org/",
                     *               "conditions": [
                     *                 {
                     *                   "key": "severity",
                     *                   "value": "critical,high"
                     *                 }
                     *               ],
                     *               "due_at": null
                     *             }
                     *           ],
                     *           "scanner_report_code": "000040 export const search = (query) => {\\n000041   const sql = `SELECT …`;",
                     *           "code": [
                     *             {
                     *               "number": "000041",
                     *               "text": "const sql = `SELECT * FROM statements WHERE memo LIKE '%${query}%'`;",
                     *               "highlighted": true
                     *             }
                     *           ],
                     *           "code_snippet": "const sql = `SELECT * FROM statements WHERE memo LIKE '%${query}%'`;",
                     *           "code_diff": null,
                     *           "diff_parser": null,
                     *           "code_flow": [
                     *             {
                     *               "file": "src/statements/routes.ts",
                     *               "range": {
                     *                 "start_line": 41,
                     *                 "start_column": 17,
                     *                 "end_line": 43,
                     *                 "end_column": 52
                     *               },
                     *               "message": "query comes from the request",
                     *               "snippet": "const { query } = request.query;"
                     *             }
                     *           ],
                     *           "related_locations": [
                     *             {
                     *               "file": "src/statements/routes.ts",
                     *               "range": {
                     *                 "start_line": 41,
                     *                 "start_column": 17,
                     *                 "end_line": 43,
                     *                 "end_column": 52
                     *               },
                     *               "message": "query comes from the request",
                     *               "snippet": "const { query } = request.query;"
                     *             }
                     *           ],
                     *           "references": [
                     *             "https://cwe.mitre.org/data/definitions/89.html"
                     *           ],
                     *           "fix": {
                     *             "description": "Bind the value as a parameter.",
                     *             "changes": [
                     *               {
                     *                 "path": "src/statements/search.ts",
                     *                 "start_line": 41,
                     *                 "start_column": null,
                     *                 "end_line": 41,
                     *                 "end_column": null,
                     *                 "replacement": "const sql = 'SELECT * FROM statements WHERE memo LIKE $1';"
                     *               }
                     *             ]
                     *           },
                     *           "fixed_versions": [],
                     *           "image": null,
                     *           "cloud_resource": null,
                     *           "http_method": null,
                     *           "http_parameter": null,
                     *           "author": null,
                     *           "commit": "4f2c9d1",
                     *           "scan_id": null,
                     *           "identity": {
                     *             "match": "moved",
                     *             "basis": "code"
                     *           },
                     *           "fingerprint": "9b1dd6c2f8e04d17",
                     *           "duplicates": [
                     *             {
                     *               "finding_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a09",
                     *               "canonical": true,
                     *               "title": "SQL injection",
                     *               "tool": "codeql",
                     *               "reason": "weakness",
                     *               "facts": {
                     *                 "vulnerability": "CVE-2022-24999",
                     *                 "component": "qs",
                     *                 "cwe": 89,
                     *                 "file": "src/statements/search.ts",
                     *                 "line": 41
                     *               },
                     *               "comment": null
                     *             }
                     *           ],
                     *           "risk_acceptance": {
                     *             "reason": "Reachable only from the internal network until the migration in March.",
                     *             "until": "2026-03-31",
                     *             "until_fix": false,
                     *             "accepted_by": {
                     *               "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *               "username": "developer",
                     *               "email": "developer@acme.example",
                     *               "avatar_url": null
                     *             },
                     *             "approver": {
                     *               "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *               "username": "developer",
                     *               "email": "developer@acme.example",
                     *               "avatar_url": null
                     *             },
                     *             "accepted_at": "2026-02-01T10:00:00Z"
                     *           },
                     *           "review_requested": false,
                     *           "sent_to": [
                     *             {
                     *               "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *               "username": "developer",
                     *               "email": "developer@acme.example",
                     *               "avatar_url": null
                     *             }
                     *           ],
                     *           "remediation_id": null,
                     *           "version": 3,
                     *           "created_at": "2026-01-12T08:14:05Z",
                     *           "updated_at": "2026-02-03T06:00:44Z",
                     *           "file_type": "ts",
                     *           "issue_owner": "payments-team",
                     *           "mitigation_kind": "upgrade",
                     *           "provider": null,
                     *           "policy_names": [
                     *             "PCI DSS v4.0.1"
                     *           ],
                     *           "policy_categories": [
                     *             "compliance"
                     *           ],
                     *           "policy_controls": [
                     *             "PCI DSS v4.0.1 6.2.4"
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FindingDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    getFindingTypes: {
        parameters: {
            query?: {
                /** @description source_control: nickname or id of the repository. */
                repository?: components["parameters"]["FilterRepository"];
                /** @description source_control: branch of the scan. */
                branch?: components["parameters"]["FilterBranch"];
                /** @description scan_info: first seen within these days, inclusive, UTC; one side may be open. */
                date_range?: components["parameters"]["FilterDateRange"];
                /** @description scan_info: scanner that reported it. */
                tool?: components["parameters"]["FilterTool"];
                /** @description scan_info: what imports came to, each as outcome:id of the scan: what it brought, had again, reopened or fixed. Which ones it had again is known for 30 days. */
                import?: components["parameters"]["FilterImport"];
                /** @description code_info: part of the path; `*` stands for any characters. */
                file?: components["parameters"]["FilterFile"];
                /** @description code_info: language of the file. */
                language?: components["parameters"]["FilterLanguage"];
                /** @description code_info: column where it begins. */
                start_column?: components["parameters"]["FilterStartColumn"];
                /** @description code_info: column where it ends. */
                end_column?: components["parameters"]["FilterEndColumn"];
                /** @description developer_info: user name or e-mail of who it is assigned or was sent to. */
                developer?: components["parameters"]["FilterDeveloper"];
                /** @description developer_info: a decision on it waits for an approver. */
                review_requested?: components["parameters"]["FilterReviewRequested"];
                /** @description developer_info: author of the line, as the report or the host says. */
                issue_owner?: components["parameters"]["FilterIssueOwner"];
                /** @description remediation_info: where it stands. */
                status?: components["parameters"]["FilterStatus"];
                /** @description remediation_info: kind of way out that is known. */
                mitigation?: components["parameters"]["FilterMitigation"];
                /** @description remediation_info: estimated effort, 0 to 100. */
                fixing_effort?: components["parameters"]["FilterFixingEffort"];
                /** @description remediation_info: kind of remediation. */
                remediation_type?: components["parameters"]["FilterRemediationType"];
                /** @description remediation_info: where it stands against its due date. */
                sla?: components["parameters"]["FilterSla"];
                /** @description policy_info: category of a policy that it violates. */
                policy_category?: components["parameters"]["FilterPolicyCategory"];
                /** @description policy_info: name of a policy that it violates. */
                policy_name?: components["parameters"]["FilterPolicyName"];
                /** @description policy_info: control of a policy that it violates. */
                policy_control?: components["parameters"]["FilterPolicyControl"];
                /** @description vulnerability_info: severity. */
                severity?: components["parameters"]["FilterSeverity"];
                /** @description vulnerability_info: priority, 0 to 100. */
                priority?: components["parameters"]["FilterPriority"];
                /** @description vulnerability_info: CVSS v3 base score, 0 to 10. */
                cvssv3_score?: components["parameters"]["FilterCvssv3Score"];
                /** @description vulnerability_info: CWE numbers. */
                cwe?: components["parameters"]["FilterCwe"];
                /** @description vulnerability_info: CVE or advisory ids. */
                cve?: components["parameters"]["FilterCve"];
                /** @description vulnerability_info: in CISA's list of known exploited vulnerabilities. */
                kev?: components["parameters"]["FilterKev"];
                /** @description vulnerability_info: the scanner's rule. */
                rule?: components["parameters"]["FilterRule"];
                /** @description vulnerability_info: name or package URL of the component. */
                component?: components["parameters"]["FilterComponent"];
                /** @description vulnerability_info: type of vulnerability. */
                type?: components["parameters"]["FilterType"];
                /** @description vulnerability_info: kind of scan that finds such. */
                category?: components["parameters"]["FilterCategory"];
                /** @description vulnerability_info: OWASP Top 10 entry. */
                owasp?: components["parameters"]["FilterOwasp"];
                /** @description vulnerability_info: SLSA 1.2 threats. */
                slsa_threats?: components["parameters"]["FilterSlsaThreats"];
                /** @description other_info: marked as false positive. */
                false_positive?: components["parameters"]["FilterFalsePositive"];
                /** @description other_info: another finding stands for it. */
                is_duplicate?: components["parameters"]["FilterIsDuplicate"];
                /** @description other_info: part of another finding. */
                is_subfinding?: components["parameters"]["FilterIsSubfinding"];
                /** @description other_info: source host or cloud that it came from. */
                provider?: components["parameters"]["FilterProvider"];
                /** @description other_info: tags of the finding. */
                tags?: components["parameters"]["FilterTags"];
                /** @description other_info: extensions to leave out. */
                excluded_file_types?: components["parameters"]["FilterExcludedFileTypes"];
                /** @description other_info: OWASP CI/CD Top 10 entry. */
                owasp_cicd?: components["parameters"]["FilterOwaspCicd"];
                /** @description Words to look for in title, path, rule, component and vulnerability ids. */
                q?: components["parameters"]["Search"];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Open findings by a value. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "key": "A03:2021",
                     *           "label": "Injection",
                     *           "total": 23,
                     *           "severity": {
                     *             "critical": 4,
                     *             "high": 19,
                     *             "medium": 48,
                     *             "low": 31,
                     *             "info": 7
                     *           }
                     *         }
                     *       ],
                     *       "is_exact": true
                     *     }
                     */
                    "application/json": components["schemas"]["NamedCountChart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    getSlsaThreats: {
        parameters: {
            query?: {
                /** @description source_control: nickname or id of the repository. */
                repository?: components["parameters"]["FilterRepository"];
                /** @description source_control: branch of the scan. */
                branch?: components["parameters"]["FilterBranch"];
                /** @description scan_info: first seen within these days, inclusive, UTC; one side may be open. */
                date_range?: components["parameters"]["FilterDateRange"];
                /** @description scan_info: scanner that reported it. */
                tool?: components["parameters"]["FilterTool"];
                /** @description scan_info: what imports came to, each as outcome:id of the scan: what it brought, had again, reopened or fixed. Which ones it had again is known for 30 days. */
                import?: components["parameters"]["FilterImport"];
                /** @description code_info: part of the path; `*` stands for any characters. */
                file?: components["parameters"]["FilterFile"];
                /** @description code_info: language of the file. */
                language?: components["parameters"]["FilterLanguage"];
                /** @description code_info: column where it begins. */
                start_column?: components["parameters"]["FilterStartColumn"];
                /** @description code_info: column where it ends. */
                end_column?: components["parameters"]["FilterEndColumn"];
                /** @description developer_info: user name or e-mail of who it is assigned or was sent to. */
                developer?: components["parameters"]["FilterDeveloper"];
                /** @description developer_info: a decision on it waits for an approver. */
                review_requested?: components["parameters"]["FilterReviewRequested"];
                /** @description developer_info: author of the line, as the report or the host says. */
                issue_owner?: components["parameters"]["FilterIssueOwner"];
                /** @description remediation_info: where it stands. */
                status?: components["parameters"]["FilterStatus"];
                /** @description remediation_info: kind of way out that is known. */
                mitigation?: components["parameters"]["FilterMitigation"];
                /** @description remediation_info: estimated effort, 0 to 100. */
                fixing_effort?: components["parameters"]["FilterFixingEffort"];
                /** @description remediation_info: kind of remediation. */
                remediation_type?: components["parameters"]["FilterRemediationType"];
                /** @description remediation_info: where it stands against its due date. */
                sla?: components["parameters"]["FilterSla"];
                /** @description policy_info: category of a policy that it violates. */
                policy_category?: components["parameters"]["FilterPolicyCategory"];
                /** @description policy_info: name of a policy that it violates. */
                policy_name?: components["parameters"]["FilterPolicyName"];
                /** @description policy_info: control of a policy that it violates. */
                policy_control?: components["parameters"]["FilterPolicyControl"];
                /** @description vulnerability_info: severity. */
                severity?: components["parameters"]["FilterSeverity"];
                /** @description vulnerability_info: priority, 0 to 100. */
                priority?: components["parameters"]["FilterPriority"];
                /** @description vulnerability_info: CVSS v3 base score, 0 to 10. */
                cvssv3_score?: components["parameters"]["FilterCvssv3Score"];
                /** @description vulnerability_info: CWE numbers. */
                cwe?: components["parameters"]["FilterCwe"];
                /** @description vulnerability_info: CVE or advisory ids. */
                cve?: components["parameters"]["FilterCve"];
                /** @description vulnerability_info: in CISA's list of known exploited vulnerabilities. */
                kev?: components["parameters"]["FilterKev"];
                /** @description vulnerability_info: the scanner's rule. */
                rule?: components["parameters"]["FilterRule"];
                /** @description vulnerability_info: name or package URL of the component. */
                component?: components["parameters"]["FilterComponent"];
                /** @description vulnerability_info: type of vulnerability. */
                type?: components["parameters"]["FilterType"];
                /** @description vulnerability_info: kind of scan that finds such. */
                category?: components["parameters"]["FilterCategory"];
                /** @description vulnerability_info: OWASP Top 10 entry. */
                owasp?: components["parameters"]["FilterOwasp"];
                /** @description vulnerability_info: SLSA 1.2 threats. */
                slsa_threats?: components["parameters"]["FilterSlsaThreats"];
                /** @description other_info: marked as false positive. */
                false_positive?: components["parameters"]["FilterFalsePositive"];
                /** @description other_info: another finding stands for it. */
                is_duplicate?: components["parameters"]["FilterIsDuplicate"];
                /** @description other_info: part of another finding. */
                is_subfinding?: components["parameters"]["FilterIsSubfinding"];
                /** @description other_info: source host or cloud that it came from. */
                provider?: components["parameters"]["FilterProvider"];
                /** @description other_info: tags of the finding. */
                tags?: components["parameters"]["FilterTags"];
                /** @description other_info: extensions to leave out. */
                excluded_file_types?: components["parameters"]["FilterExcludedFileTypes"];
                /** @description other_info: OWASP CI/CD Top 10 entry. */
                owasp_cicd?: components["parameters"]["FilterOwaspCicd"];
                /** @description Words to look for in title, path, rule, component and vulnerability ids. */
                q?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Open findings by a value. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "key": "A03:2021",
                     *           "label": "Injection",
                     *           "total": 23,
                     *           "severity": {
                     *             "critical": 4,
                     *             "high": 19,
                     *             "medium": 48,
                     *             "low": 31,
                     *             "info": 7
                     *           }
                     *         }
                     *       ],
                     *       "is_exact": true
                     *     }
                     */
                    "application/json": components["schemas"]["NamedCountChart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    getOwasps: {
        parameters: {
            query?: {
                /** @description source_control: nickname or id of the repository. */
                repository?: components["parameters"]["FilterRepository"];
                /** @description source_control: branch of the scan. */
                branch?: components["parameters"]["FilterBranch"];
                /** @description scan_info: first seen within these days, inclusive, UTC; one side may be open. */
                date_range?: components["parameters"]["FilterDateRange"];
                /** @description scan_info: scanner that reported it. */
                tool?: components["parameters"]["FilterTool"];
                /** @description scan_info: what imports came to, each as outcome:id of the scan: what it brought, had again, reopened or fixed. Which ones it had again is known for 30 days. */
                import?: components["parameters"]["FilterImport"];
                /** @description code_info: part of the path; `*` stands for any characters. */
                file?: components["parameters"]["FilterFile"];
                /** @description code_info: language of the file. */
                language?: components["parameters"]["FilterLanguage"];
                /** @description code_info: column where it begins. */
                start_column?: components["parameters"]["FilterStartColumn"];
                /** @description code_info: column where it ends. */
                end_column?: components["parameters"]["FilterEndColumn"];
                /** @description developer_info: user name or e-mail of who it is assigned or was sent to. */
                developer?: components["parameters"]["FilterDeveloper"];
                /** @description developer_info: a decision on it waits for an approver. */
                review_requested?: components["parameters"]["FilterReviewRequested"];
                /** @description developer_info: author of the line, as the report or the host says. */
                issue_owner?: components["parameters"]["FilterIssueOwner"];
                /** @description remediation_info: where it stands. */
                status?: components["parameters"]["FilterStatus"];
                /** @description remediation_info: kind of way out that is known. */
                mitigation?: components["parameters"]["FilterMitigation"];
                /** @description remediation_info: estimated effort, 0 to 100. */
                fixing_effort?: components["parameters"]["FilterFixingEffort"];
                /** @description remediation_info: kind of remediation. */
                remediation_type?: components["parameters"]["FilterRemediationType"];
                /** @description remediation_info: where it stands against its due date. */
                sla?: components["parameters"]["FilterSla"];
                /** @description policy_info: category of a policy that it violates. */
                policy_category?: components["parameters"]["FilterPolicyCategory"];
                /** @description policy_info: name of a policy that it violates. */
                policy_name?: components["parameters"]["FilterPolicyName"];
                /** @description policy_info: control of a policy that it violates. */
                policy_control?: components["parameters"]["FilterPolicyControl"];
                /** @description vulnerability_info: severity. */
                severity?: components["parameters"]["FilterSeverity"];
                /** @description vulnerability_info: priority, 0 to 100. */
                priority?: components["parameters"]["FilterPriority"];
                /** @description vulnerability_info: CVSS v3 base score, 0 to 10. */
                cvssv3_score?: components["parameters"]["FilterCvssv3Score"];
                /** @description vulnerability_info: CWE numbers. */
                cwe?: components["parameters"]["FilterCwe"];
                /** @description vulnerability_info: CVE or advisory ids. */
                cve?: components["parameters"]["FilterCve"];
                /** @description vulnerability_info: in CISA's list of known exploited vulnerabilities. */
                kev?: components["parameters"]["FilterKev"];
                /** @description vulnerability_info: the scanner's rule. */
                rule?: components["parameters"]["FilterRule"];
                /** @description vulnerability_info: name or package URL of the component. */
                component?: components["parameters"]["FilterComponent"];
                /** @description vulnerability_info: type of vulnerability. */
                type?: components["parameters"]["FilterType"];
                /** @description vulnerability_info: kind of scan that finds such. */
                category?: components["parameters"]["FilterCategory"];
                /** @description vulnerability_info: OWASP Top 10 entry. */
                owasp?: components["parameters"]["FilterOwasp"];
                /** @description vulnerability_info: SLSA 1.2 threats. */
                slsa_threats?: components["parameters"]["FilterSlsaThreats"];
                /** @description other_info: marked as false positive. */
                false_positive?: components["parameters"]["FilterFalsePositive"];
                /** @description other_info: another finding stands for it. */
                is_duplicate?: components["parameters"]["FilterIsDuplicate"];
                /** @description other_info: part of another finding. */
                is_subfinding?: components["parameters"]["FilterIsSubfinding"];
                /** @description other_info: source host or cloud that it came from. */
                provider?: components["parameters"]["FilterProvider"];
                /** @description other_info: tags of the finding. */
                tags?: components["parameters"]["FilterTags"];
                /** @description other_info: extensions to leave out. */
                excluded_file_types?: components["parameters"]["FilterExcludedFileTypes"];
                /** @description other_info: OWASP CI/CD Top 10 entry. */
                owasp_cicd?: components["parameters"]["FilterOwaspCicd"];
                /** @description Words to look for in title, path, rule, component and vulnerability ids. */
                q?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Open findings by a value. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "key": "A03:2021",
                     *           "label": "Injection",
                     *           "total": 23,
                     *           "severity": {
                     *             "critical": 4,
                     *             "high": 19,
                     *             "medium": 48,
                     *             "low": 31,
                     *             "info": 7
                     *           }
                     *         }
                     *       ],
                     *       "is_exact": true
                     *     }
                     */
                    "application/json": components["schemas"]["NamedCountChart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    getSupplyChains: {
        parameters: {
            query?: {
                /** @description source_control: nickname or id of the repository. */
                repository?: components["parameters"]["FilterRepository"];
                /** @description source_control: branch of the scan. */
                branch?: components["parameters"]["FilterBranch"];
                /** @description scan_info: first seen within these days, inclusive, UTC; one side may be open. */
                date_range?: components["parameters"]["FilterDateRange"];
                /** @description scan_info: scanner that reported it. */
                tool?: components["parameters"]["FilterTool"];
                /** @description scan_info: what imports came to, each as outcome:id of the scan: what it brought, had again, reopened or fixed. Which ones it had again is known for 30 days. */
                import?: components["parameters"]["FilterImport"];
                /** @description code_info: part of the path; `*` stands for any characters. */
                file?: components["parameters"]["FilterFile"];
                /** @description code_info: language of the file. */
                language?: components["parameters"]["FilterLanguage"];
                /** @description code_info: column where it begins. */
                start_column?: components["parameters"]["FilterStartColumn"];
                /** @description code_info: column where it ends. */
                end_column?: components["parameters"]["FilterEndColumn"];
                /** @description developer_info: user name or e-mail of who it is assigned or was sent to. */
                developer?: components["parameters"]["FilterDeveloper"];
                /** @description developer_info: a decision on it waits for an approver. */
                review_requested?: components["parameters"]["FilterReviewRequested"];
                /** @description developer_info: author of the line, as the report or the host says. */
                issue_owner?: components["parameters"]["FilterIssueOwner"];
                /** @description remediation_info: where it stands. */
                status?: components["parameters"]["FilterStatus"];
                /** @description remediation_info: kind of way out that is known. */
                mitigation?: components["parameters"]["FilterMitigation"];
                /** @description remediation_info: estimated effort, 0 to 100. */
                fixing_effort?: components["parameters"]["FilterFixingEffort"];
                /** @description remediation_info: kind of remediation. */
                remediation_type?: components["parameters"]["FilterRemediationType"];
                /** @description remediation_info: where it stands against its due date. */
                sla?: components["parameters"]["FilterSla"];
                /** @description policy_info: category of a policy that it violates. */
                policy_category?: components["parameters"]["FilterPolicyCategory"];
                /** @description policy_info: name of a policy that it violates. */
                policy_name?: components["parameters"]["FilterPolicyName"];
                /** @description policy_info: control of a policy that it violates. */
                policy_control?: components["parameters"]["FilterPolicyControl"];
                /** @description vulnerability_info: severity. */
                severity?: components["parameters"]["FilterSeverity"];
                /** @description vulnerability_info: priority, 0 to 100. */
                priority?: components["parameters"]["FilterPriority"];
                /** @description vulnerability_info: CVSS v3 base score, 0 to 10. */
                cvssv3_score?: components["parameters"]["FilterCvssv3Score"];
                /** @description vulnerability_info: CWE numbers. */
                cwe?: components["parameters"]["FilterCwe"];
                /** @description vulnerability_info: CVE or advisory ids. */
                cve?: components["parameters"]["FilterCve"];
                /** @description vulnerability_info: in CISA's list of known exploited vulnerabilities. */
                kev?: components["parameters"]["FilterKev"];
                /** @description vulnerability_info: the scanner's rule. */
                rule?: components["parameters"]["FilterRule"];
                /** @description vulnerability_info: name or package URL of the component. */
                component?: components["parameters"]["FilterComponent"];
                /** @description vulnerability_info: type of vulnerability. */
                type?: components["parameters"]["FilterType"];
                /** @description vulnerability_info: kind of scan that finds such. */
                category?: components["parameters"]["FilterCategory"];
                /** @description vulnerability_info: OWASP Top 10 entry. */
                owasp?: components["parameters"]["FilterOwasp"];
                /** @description vulnerability_info: SLSA 1.2 threats. */
                slsa_threats?: components["parameters"]["FilterSlsaThreats"];
                /** @description other_info: marked as false positive. */
                false_positive?: components["parameters"]["FilterFalsePositive"];
                /** @description other_info: another finding stands for it. */
                is_duplicate?: components["parameters"]["FilterIsDuplicate"];
                /** @description other_info: part of another finding. */
                is_subfinding?: components["parameters"]["FilterIsSubfinding"];
                /** @description other_info: source host or cloud that it came from. */
                provider?: components["parameters"]["FilterProvider"];
                /** @description other_info: tags of the finding. */
                tags?: components["parameters"]["FilterTags"];
                /** @description other_info: extensions to leave out. */
                excluded_file_types?: components["parameters"]["FilterExcludedFileTypes"];
                /** @description other_info: OWASP CI/CD Top 10 entry. */
                owasp_cicd?: components["parameters"]["FilterOwaspCicd"];
                /** @description Words to look for in title, path, rule, component and vulnerability ids. */
                q?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery path by SLSA 1.2 threats. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "stage": "build",
                     *           "threats": [
                     *             {
                     *               "key": "A03:2021",
                     *               "label": "Injection",
                     *               "total": 23,
                     *               "severity": {
                     *                 "critical": 4,
                     *                 "high": 19,
                     *                 "medium": 48,
                     *                 "low": 31,
                     *                 "info": 7
                     *               }
                     *             }
                     *           ],
                     *           "total": 9,
                     *           "worst": "high"
                     *         }
                     *       ],
                     *       "is_exact": true
                     *     }
                     */
                    "application/json": components["schemas"]["SupplyChainChart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    getOwaspCicdChart: {
        parameters: {
            query?: {
                /** @description source_control: nickname or id of the repository. */
                repository?: components["parameters"]["FilterRepository"];
                /** @description source_control: branch of the scan. */
                branch?: components["parameters"]["FilterBranch"];
                /** @description scan_info: first seen within these days, inclusive, UTC; one side may be open. */
                date_range?: components["parameters"]["FilterDateRange"];
                /** @description scan_info: scanner that reported it. */
                tool?: components["parameters"]["FilterTool"];
                /** @description scan_info: what imports came to, each as outcome:id of the scan: what it brought, had again, reopened or fixed. Which ones it had again is known for 30 days. */
                import?: components["parameters"]["FilterImport"];
                /** @description code_info: part of the path; `*` stands for any characters. */
                file?: components["parameters"]["FilterFile"];
                /** @description code_info: language of the file. */
                language?: components["parameters"]["FilterLanguage"];
                /** @description code_info: column where it begins. */
                start_column?: components["parameters"]["FilterStartColumn"];
                /** @description code_info: column where it ends. */
                end_column?: components["parameters"]["FilterEndColumn"];
                /** @description developer_info: user name or e-mail of who it is assigned or was sent to. */
                developer?: components["parameters"]["FilterDeveloper"];
                /** @description developer_info: a decision on it waits for an approver. */
                review_requested?: components["parameters"]["FilterReviewRequested"];
                /** @description developer_info: author of the line, as the report or the host says. */
                issue_owner?: components["parameters"]["FilterIssueOwner"];
                /** @description remediation_info: where it stands. */
                status?: components["parameters"]["FilterStatus"];
                /** @description remediation_info: kind of way out that is known. */
                mitigation?: components["parameters"]["FilterMitigation"];
                /** @description remediation_info: estimated effort, 0 to 100. */
                fixing_effort?: components["parameters"]["FilterFixingEffort"];
                /** @description remediation_info: kind of remediation. */
                remediation_type?: components["parameters"]["FilterRemediationType"];
                /** @description remediation_info: where it stands against its due date. */
                sla?: components["parameters"]["FilterSla"];
                /** @description policy_info: category of a policy that it violates. */
                policy_category?: components["parameters"]["FilterPolicyCategory"];
                /** @description policy_info: name of a policy that it violates. */
                policy_name?: components["parameters"]["FilterPolicyName"];
                /** @description policy_info: control of a policy that it violates. */
                policy_control?: components["parameters"]["FilterPolicyControl"];
                /** @description vulnerability_info: severity. */
                severity?: components["parameters"]["FilterSeverity"];
                /** @description vulnerability_info: priority, 0 to 100. */
                priority?: components["parameters"]["FilterPriority"];
                /** @description vulnerability_info: CVSS v3 base score, 0 to 10. */
                cvssv3_score?: components["parameters"]["FilterCvssv3Score"];
                /** @description vulnerability_info: CWE numbers. */
                cwe?: components["parameters"]["FilterCwe"];
                /** @description vulnerability_info: CVE or advisory ids. */
                cve?: components["parameters"]["FilterCve"];
                /** @description vulnerability_info: in CISA's list of known exploited vulnerabilities. */
                kev?: components["parameters"]["FilterKev"];
                /** @description vulnerability_info: the scanner's rule. */
                rule?: components["parameters"]["FilterRule"];
                /** @description vulnerability_info: name or package URL of the component. */
                component?: components["parameters"]["FilterComponent"];
                /** @description vulnerability_info: type of vulnerability. */
                type?: components["parameters"]["FilterType"];
                /** @description vulnerability_info: kind of scan that finds such. */
                category?: components["parameters"]["FilterCategory"];
                /** @description vulnerability_info: OWASP Top 10 entry. */
                owasp?: components["parameters"]["FilterOwasp"];
                /** @description vulnerability_info: SLSA 1.2 threats. */
                slsa_threats?: components["parameters"]["FilterSlsaThreats"];
                /** @description other_info: marked as false positive. */
                false_positive?: components["parameters"]["FilterFalsePositive"];
                /** @description other_info: another finding stands for it. */
                is_duplicate?: components["parameters"]["FilterIsDuplicate"];
                /** @description other_info: part of another finding. */
                is_subfinding?: components["parameters"]["FilterIsSubfinding"];
                /** @description other_info: source host or cloud that it came from. */
                provider?: components["parameters"]["FilterProvider"];
                /** @description other_info: tags of the finding. */
                tags?: components["parameters"]["FilterTags"];
                /** @description other_info: extensions to leave out. */
                excluded_file_types?: components["parameters"]["FilterExcludedFileTypes"];
                /** @description other_info: OWASP CI/CD Top 10 entry. */
                owasp_cicd?: components["parameters"]["FilterOwaspCicd"];
                /** @description Words to look for in title, path, rule, component and vulnerability ids. */
                q?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Open findings by a value. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "key": "A03:2021",
                     *           "label": "Injection",
                     *           "total": 23,
                     *           "severity": {
                     *             "critical": 4,
                     *             "high": 19,
                     *             "medium": 48,
                     *             "low": 31,
                     *             "info": 7
                     *           }
                     *         }
                     *       ],
                     *       "is_exact": true
                     *     }
                     */
                    "application/json": components["schemas"]["NamedCountChart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    listSavedFilters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Saved filters, and which one is active. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "name": "Fix this week",
                     *           "filters": [
                     *             {
                     *               "key": "severity",
                     *               "value": "critical,high"
                     *             }
                     *           ],
                     *           "active": true,
                     *           "shared": true,
                     *           "is_default": false,
                     *           "owner": {
                     *             "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *             "username": "developer",
                     *             "email": "developer@acme.example",
                     *             "avatar_url": null
                     *           },
                     *           "dropped": []
                     *         }
                     *       ],
                     *       "active": "Fix this week"
                     *     }
                     */
                    "application/json": components["schemas"]["SavedFilterList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    listSavedFiltersOf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description List that the saved filter belongs to. */
                source: components["parameters"]["Source"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Saved filters, and which one is active. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "name": "Fix this week",
                     *           "filters": [
                     *             {
                     *               "key": "severity",
                     *               "value": "critical,high"
                     *             }
                     *           ],
                     *           "active": true,
                     *           "shared": true,
                     *           "is_default": false,
                     *           "owner": {
                     *             "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *             "username": "developer",
                     *             "email": "developer@acme.example",
                     *             "avatar_url": null
                     *           },
                     *           "dropped": []
                     *         }
                     *       ],
                     *       "active": "Fix this week"
                     *     }
                     */
                    "application/json": components["schemas"]["SavedFilterList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    saveFilter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Fix this week",
                 *       "filters": [
                 *         {
                 *           "key": "severity",
                 *           "value": "critical,high"
                 *         }
                 *       ],
                 *       "shared": true,
                 *       "is_default": false
                 *     }
                 */
                "application/json": components["schemas"]["SaveFilterRequest"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "name": "Fix this week",
                     *         "filters": [
                     *           {
                     *             "key": "severity",
                     *             "value": "critical,high"
                     *           }
                     *         ],
                     *         "active": true,
                     *         "shared": true,
                     *         "is_default": false,
                     *         "owner": {
                     *           "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *           "username": "developer",
                     *           "email": "developer@acme.example",
                     *           "avatar_url": null
                     *         },
                     *         "dropped": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SavedFilterDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    saveFilterOf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description List that the saved filter belongs to. */
                source: components["parameters"]["Source"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Fix this week",
                 *       "filters": [
                 *         {
                 *           "key": "severity",
                 *           "value": "critical,high"
                 *         }
                 *       ],
                 *       "shared": true,
                 *       "is_default": false
                 *     }
                 */
                "application/json": components["schemas"]["SaveFilterRequest"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "name": "Fix this week",
                     *         "filters": [
                     *           {
                     *             "key": "severity",
                     *             "value": "critical,high"
                     *           }
                     *         ],
                     *         "active": true,
                     *         "shared": true,
                     *         "is_default": false,
                     *         "owner": {
                     *           "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *           "username": "developer",
                     *           "email": "developer@acme.example",
                     *           "avatar_url": null
                     *         },
                     *         "dropped": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SavedFilterDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    activateFilter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the saved filter. */
                name: components["parameters"]["Name"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A saved filter. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "name": "Fix this week",
                     *         "filters": [
                     *           {
                     *             "key": "severity",
                     *             "value": "critical,high"
                     *           }
                     *         ],
                     *         "active": true,
                     *         "shared": true,
                     *         "is_default": false,
                     *         "owner": {
                     *           "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *           "username": "developer",
                     *           "email": "developer@acme.example",
                     *           "avatar_url": null
                     *         },
                     *         "dropped": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SavedFilterDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    activateFilterOf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the saved filter. */
                name: components["parameters"]["Name"];
                /** @description List that the saved filter belongs to. */
                source: components["parameters"]["Source"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A saved filter. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "name": "Fix this week",
                     *         "filters": [
                     *           {
                     *             "key": "severity",
                     *             "value": "critical,high"
                     *           }
                     *         ],
                     *         "active": true,
                     *         "shared": true,
                     *         "is_default": false,
                     *         "owner": {
                     *           "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *           "username": "developer",
                     *           "email": "developer@acme.example",
                     *           "avatar_url": null
                     *         },
                     *         "dropped": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SavedFilterDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    updateFilter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the saved filter. */
                name: components["parameters"]["Name"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "filters": [
                 *         {
                 *           "key": "severity",
                 *           "value": "critical,high"
                 *         }
                 *       ],
                 *       "shared": true,
                 *       "is_default": false
                 *     }
                 */
                "application/json": components["schemas"]["UpdateFilterRequest"];
            };
        };
        responses: {
            /** @description A saved filter. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "name": "Fix this week",
                     *         "filters": [
                     *           {
                     *             "key": "severity",
                     *             "value": "critical,high"
                     *           }
                     *         ],
                     *         "active": true,
                     *         "shared": true,
                     *         "is_default": false,
                     *         "owner": {
                     *           "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *           "username": "developer",
                     *           "email": "developer@acme.example",
                     *           "avatar_url": null
                     *         },
                     *         "dropped": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SavedFilterDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    updateFilterOf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the saved filter. */
                name: components["parameters"]["Name"];
                /** @description List that the saved filter belongs to. */
                source: components["parameters"]["Source"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "filters": [
                 *         {
                 *           "key": "severity",
                 *           "value": "critical,high"
                 *         }
                 *       ],
                 *       "shared": true,
                 *       "is_default": false
                 *     }
                 */
                "application/json": components["schemas"]["UpdateFilterRequest"];
            };
        };
        responses: {
            /** @description A saved filter. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "name": "Fix this week",
                     *         "filters": [
                     *           {
                     *             "key": "severity",
                     *             "value": "critical,high"
                     *           }
                     *         ],
                     *         "active": true,
                     *         "shared": true,
                     *         "is_default": false,
                     *         "owner": {
                     *           "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *           "username": "developer",
                     *           "email": "developer@acme.example",
                     *           "avatar_url": null
                     *         },
                     *         "dropped": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SavedFilterDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    deleteFilter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the saved filter. */
                name: components["parameters"]["Name"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    deleteFilterOf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the saved filter. */
                name: components["parameters"]["Name"];
                /** @description List that the saved filter belongs to. */
                source: components["parameters"]["Source"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    getRemediation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing (UUIDv7). */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One remediation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4f06",
                     *         "client_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *         "finding_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *         "repository_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *         "title": "Bind the search value as a parameter",
                     *         "description": "The value goes to the driver apart from the SQL text.",
                     *         "processing_status": "ready",
                     *         "remediation_type": "code_fix",
                     *         "source": "report",
                     *         "code_diff_original": null,
                     *         "code_diff": "--- a/src/statements/search.ts\\n+++ b/src/statements/search.ts",
                     *         "code_snippet": "const sql = `SELECT …`;",
                     *         "file_path": "src/statements/search.ts",
                     *         "line": 41,
                     *         "is_template": false,
                     *         "template": null,
                     *         "template_fields": [
                     *           {
                     *             "key": "parameter_name",
                     *             "label": "Name of the parameter",
                     *             "value": "memo"
                     *           }
                     *         ],
                     *         "reference_url": "https://cwe.mitre.org/data/definitions/89.html",
                     *         "pull_request_url": null,
                     *         "issue_url": null,
                     *         "error": null,
                     *         "date": "2026-02-03T06:00:41Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RemediationDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    createRemediation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing (UUIDv7). */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "remediation_type": "code_fix"
                 *     }
                 */
                "application/json": components["schemas"]["CreateRemediationRequest"];
            };
        };
        responses: {
            /** @description Accepted; the work goes on in the background. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4f06",
                     *         "client_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *         "finding_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *         "repository_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *         "title": "Bind the search value as a parameter",
                     *         "description": "The value goes to the driver apart from the SQL text.",
                     *         "processing_status": "ready",
                     *         "remediation_type": "code_fix",
                     *         "source": "report",
                     *         "code_diff_original": null,
                     *         "code_diff": "--- a/src/statements/search.ts\\n+++ b/src/statements/search.ts",
                     *         "code_snippet": "const sql = `SELECT …`;",
                     *         "file_path": "src/statements/search.ts",
                     *         "line": 41,
                     *         "is_template": false,
                     *         "template": null,
                     *         "template_fields": [
                     *           {
                     *             "key": "parameter_name",
                     *             "label": "Name of the parameter",
                     *             "value": "memo"
                     *           }
                     *         ],
                     *         "reference_url": "https://cwe.mitre.org/data/definitions/89.html",
                     *         "pull_request_url": null,
                     *         "issue_url": null,
                     *         "error": null,
                     *         "date": "2026-02-03T06:00:41Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RemediationDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    createIssueDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing (UUIDv7). */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted; the work goes on in the background. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4f06",
                     *         "client_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *         "finding_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *         "repository_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *         "title": "Bind the search value as a parameter",
                     *         "description": "The value goes to the driver apart from the SQL text.",
                     *         "processing_status": "ready",
                     *         "remediation_type": "code_fix",
                     *         "source": "report",
                     *         "code_diff_original": null,
                     *         "code_diff": "--- a/src/statements/search.ts\\n+++ b/src/statements/search.ts",
                     *         "code_snippet": "const sql = `SELECT …`;",
                     *         "file_path": "src/statements/search.ts",
                     *         "line": 41,
                     *         "is_template": false,
                     *         "template": null,
                     *         "template_fields": [
                     *           {
                     *             "key": "parameter_name",
                     *             "label": "Name of the parameter",
                     *             "value": "memo"
                     *           }
                     *         ],
                     *         "reference_url": "https://cwe.mitre.org/data/definitions/89.html",
                     *         "pull_request_url": null,
                     *         "issue_url": null,
                     *         "error": null,
                     *         "date": "2026-02-03T06:00:41Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RemediationDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    editRemediation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing (UUIDv7). */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Bind the search value as a parameter",
                 *       "description": "The value goes to the driver apart from the SQL text.",
                 *       "code_diff": "--- a/src/statements/search.ts"
                 *     }
                 */
                "application/json": components["schemas"]["EditRemediationRequest"];
            };
        };
        responses: {
            /** @description One remediation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4f06",
                     *         "client_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *         "finding_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *         "repository_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *         "title": "Bind the search value as a parameter",
                     *         "description": "The value goes to the driver apart from the SQL text.",
                     *         "processing_status": "ready",
                     *         "remediation_type": "code_fix",
                     *         "source": "report",
                     *         "code_diff_original": null,
                     *         "code_diff": "--- a/src/statements/search.ts\\n+++ b/src/statements/search.ts",
                     *         "code_snippet": "const sql = `SELECT …`;",
                     *         "file_path": "src/statements/search.ts",
                     *         "line": 41,
                     *         "is_template": false,
                     *         "template": null,
                     *         "template_fields": [
                     *           {
                     *             "key": "parameter_name",
                     *             "label": "Name of the parameter",
                     *             "value": "memo"
                     *           }
                     *         ],
                     *         "reference_url": "https://cwe.mitre.org/data/definitions/89.html",
                     *         "pull_request_url": null,
                     *         "issue_url": null,
                     *         "error": null,
                     *         "date": "2026-02-03T06:00:41Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RemediationDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    fillRemediationTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing (UUIDv7). */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "template_fields": [
                 *         {
                 *           "key": "parameter_name",
                 *           "value": "memo"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["FillTemplateRequest"];
            };
        };
        responses: {
            /** @description One remediation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4f06",
                     *         "client_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *         "finding_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *         "repository_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *         "title": "Bind the search value as a parameter",
                     *         "description": "The value goes to the driver apart from the SQL text.",
                     *         "processing_status": "ready",
                     *         "remediation_type": "code_fix",
                     *         "source": "report",
                     *         "code_diff_original": null,
                     *         "code_diff": "--- a/src/statements/search.ts\\n+++ b/src/statements/search.ts",
                     *         "code_snippet": "const sql = `SELECT …`;",
                     *         "file_path": "src/statements/search.ts",
                     *         "line": 41,
                     *         "is_template": false,
                     *         "template": null,
                     *         "template_fields": [
                     *           {
                     *             "key": "parameter_name",
                     *             "label": "Name of the parameter",
                     *             "value": "memo"
                     *           }
                     *         ],
                     *         "reference_url": "https://cwe.mitre.org/data/definitions/89.html",
                     *         "pull_request_url": null,
                     *         "issue_url": null,
                     *         "error": null,
                     *         "date": "2026-02-03T06:00:41Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RemediationDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    createPullRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "remediation_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                 *       "title": "Bind the search value as a parameter",
                 *       "branch": "parapet/bind-search-value"
                 *     }
                 */
                "application/json": components["schemas"]["PullRequestRequest"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "url": "https://github.com/acme/ledger-api/pull/12",
                     *       "number": 12
                     *     }
                     */
                    "application/json": components["schemas"]["HostedLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["BitbucketTokenExpired"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
            502: components["responses"]["BadGateway"];
        };
    };
    createIssue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "remediation_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                 *       "title": "SQL injection in the statement builder"
                 *     }
                 */
                "application/json": components["schemas"]["CreateIssueRequest"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "url": "https://github.com/acme/ledger-api/pull/12",
                     *       "number": 12
                     *     }
                     */
                    "application/json": components["schemas"]["HostedLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["BitbucketTokenExpired"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
            502: components["responses"]["BadGateway"];
        };
    };
    listGitTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Source hosts and whether they are connected. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "source_control": "github",
                     *           "isConfigured": true,
                     *           "login": "acme-bot",
                     *           "url": null,
                     *           "expired_at": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["GitTokenList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    getGitAppToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The GitHub App. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isConfigured": false,
                     *       "app_id": null,
                     *       "installation_id": null
                     *     }
                     */
                    "application/json": components["schemas"]["GitAppState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    getGithubInstallation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The installation of the GitHub App. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "installation_id": null
                     *     }
                     */
                    "application/json": components["schemas"]["GitInstallation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    saveGithubConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "app_id": "123456",
                 *       "installation_id": "87654321",
                 *       "private_key": "text"
                 *     }
                 */
                "application/json": components["schemas"]["SaveGithubConfigurationRequest"];
            };
        };
        responses: {
            /** @description The GitHub App. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isConfigured": false,
                     *       "app_id": null,
                     *       "installation_id": null
                     *     }
                     */
                    "application/json": components["schemas"]["GitAppState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    deleteGithubConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    saveToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "ghp_exampleexampleexampleexample0001",
                 *       "source_control": "github",
                 *       "url": null
                 *     }
                 */
                "application/json": components["schemas"]["SaveTokenRequest"];
            };
        };
        responses: {
            /** @description Credentials of a source host, without the token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "source_control": "github",
                     *       "isConfigured": true,
                     *       "login": "acme-bot",
                     *       "url": null,
                     *       "expired_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["GitToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    getSemgrepCli: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Semgrep CLI, without its token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isConfigured": true,
                     *       "config": "p/default"
                     *     }
                     */
                    "application/json": components["schemas"]["SemgrepCliState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    saveSemgrepCli: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "text",
                 *       "config": "p/default"
                 *     }
                 */
                "application/json": components["schemas"]["SemgrepCliRequest"];
            };
        };
        responses: {
            /** @description Semgrep CLI, without its token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isConfigured": true,
                     *       "config": "p/default"
                     *     }
                     */
                    "application/json": components["schemas"]["SemgrepCliState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    deleteSemgrepCli: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    getAiConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The AI services of the organisation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "remediator": {
                     *         "isConfigured": true,
                     *         "deployment_name": "remediator",
                     *         "base_url": "https://ai.acme.example",
                     *         "version": "2025-04-01",
                     *         "type": "azure"
                     *       },
                     *       "validation": {
                     *         "isConfigured": false,
                     *         "openai_deployment_name": null,
                     *         "openai_base_url": null,
                     *         "openai_type": "azure",
                     *         "openai_version": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AiConfiguration"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    saveAiConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "remediator": {
                 *         "api_key": "text",
                 *         "deployment_name": "remediator",
                 *         "base_url": "https://ai.acme.example",
                 *         "version": "2025-04-01",
                 *         "type": "azure"
                 *       },
                 *       "validation": {
                 *         "openai_api_key": "text",
                 *         "openai_deployment_name": "validation",
                 *         "openai_base_url": "https://ai.acme.example",
                 *         "openai_type": "azure",
                 *         "openai_version": "2025-04-01"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["AiConfigurationInput"];
            };
        };
        responses: {
            /** @description The AI services of the organisation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "remediator": {
                     *         "isConfigured": true,
                     *         "deployment_name": "remediator",
                     *         "base_url": "https://ai.acme.example",
                     *         "version": "2025-04-01",
                     *         "type": "azure"
                     *       },
                     *       "validation": {
                     *         "isConfigured": false,
                     *         "openai_deployment_name": null,
                     *         "openai_base_url": null,
                     *         "openai_type": "azure",
                     *         "openai_version": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AiConfiguration"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["SaveFailed"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    testValidationConnection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "openai_api_key": "text",
                 *       "openai_deployment_name": "validation",
                 *       "openai_base_url": "https://ai.acme.example",
                 *       "openai_type": "azure",
                 *       "openai_version": "2025-04-01"
                 *     }
                 */
                "application/json": components["schemas"]["ValidationInput"];
            };
        };
        responses: {
            /** @description Whether it answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "code": "answers",
                     *       "status": 200,
                     *       "message": "The service answers.",
                     *       "latency_ms": 412
                     *     }
                     */
                    "application/json": components["schemas"]["ConnectionResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    testRemediatorConnection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "api_key": "text",
                 *       "deployment_name": "remediator",
                 *       "base_url": "https://ai.acme.example",
                 *       "version": "2025-04-01",
                 *       "type": "azure"
                 *     }
                 */
                "application/json": components["schemas"]["RemediatorInput"];
            };
        };
        responses: {
            /** @description Whether it answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "code": "answers",
                     *       "status": 200,
                     *       "message": "The service answers.",
                     *       "latency_ms": 412
                     *     }
                     */
                    "application/json": components["schemas"]["ConnectionResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    generatePlexalyzerToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "ci",
                 *       "expired_at": "2027-01-12T00:00:00Z",
                 *       "scopes": [
                 *         "scans:upload"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["GeneratePlexalyzerTokenRequest"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *       "token": "plx_3q2x7wXk9sVb1nYcTzQ0aLr8uEfHjM5d",
                     *       "name": "ci",
                     *       "created_at": "2026-01-12T09:00:00Z",
                     *       "expired_at": "2027-01-12T00:00:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["PlexalyzerToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    addPlexalyzerToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "plx_3q2x7wXk9sVb1nYcTzQ0aLr8uEfHjM5d"
                 *     }
                 */
                "application/json": components["schemas"]["AddPlexalyzerTokenRequest"];
            };
        };
        responses: {
            /** @description An API token, without the token itself. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *       "name": "ci",
                     *       "prefix": "plx_3q2x",
                     *       "scopes": [
                     *         "scans:upload"
                     *       ],
                     *       "created_at": "2026-01-12T09:00:00Z",
                     *       "expired_at": "2027-01-12T00:00:00Z",
                     *       "last_used_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["PlexalyzerTokenInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    listPlexalyzerTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description API tokens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *           "name": "ci",
                     *           "prefix": "plx_3q2x",
                     *           "scopes": [
                     *             "scans:upload"
                     *           ],
                     *           "created_at": "2026-01-12T09:00:00Z",
                     *           "expired_at": "2027-01-12T00:00:00Z",
                     *           "last_used_at": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PlexalyzerTokenList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    revokePlexalyzerToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing (UUIDv7). */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    createFeedbackToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Opens the feedback widget. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "pft_9sVb1nYcTzQ0aLr8uEfHjM5d",
                     *       "expires_in": 3600
                     *     }
                     */
                    "application/json": components["schemas"]["FeedbackToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    getFeedbackScreenshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing (UUIDv7). */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                    "image/jpeg": string;
                    "image/webp": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    listFeedback: {
        parameters: {
            query?: {
                /** @description `next_cursor` of the page before; wins over `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Page, counted from one; zero is taken as one. */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page. */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of feedback. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *           "kind": "idea",
                     *           "message": "A saved view per repository would help.",
                     *           "page": "/findings/all",
                     *           "has_screenshot": false,
                     *           "username": "developer",
                     *           "organization_name": "Acme",
                     *           "email": "developer@acme.example",
                     *           "created_at": "2026-02-03T06:00:41Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "total_is_exact": true,
                     *         "page": 1,
                     *         "page_size": 50,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FeedbackList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    sendFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "idea",
                 *       "message": "A saved view per repository would help.",
                 *       "page": "/findings/all",
                 *       "screenshot": "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
                 *       "may_contact": true
                 *     }
                 */
                "application/json": components["schemas"]["FeedbackRequest"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Done."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description Page, counted from one; zero is taken as one. */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page. */
                pageSize?: components["parameters"]["PageSizeCamel"];
                /** @description Direction of the order. */
                sort?: components["parameters"]["Sort"];
                sort_field?: "_id" | "created_at";
                notification_type?: components["schemas"]["NotificationType"];
                status?: components["schemas"]["NotificationStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of notifications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e5007",
                     *           "notification_type": "scan_ended",
                     *           "status": "unread",
                     *           "title": "A scan of ledger-api has ended",
                     *           "message": "12 new findings, 4 fixed.",
                     *           "subject_type": "scan",
                     *           "subject_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4c03",
                     *           "facts": {
                     *             "repository": "ledger-api",
                     *             "new": 12,
                     *             "fixed": 4,
                     *             "reopened": 0,
                     *             "dry_run": false,
                     *             "username": "text",
                     *             "count": 0,
                     *             "what": "text",
                     *             "date": "2026-02-03",
                     *             "approved": false,
                     *             "until_fix": false
                     *           },
                     *           "created_at": "2026-02-03T06:00:41Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "page": 1,
                     *         "pageSize": 50,
                     *         "sort_field": "_id",
                     *         "sort": "asc",
                     *         "notification_type": "scan_ended",
                     *         "status": "unread"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["NotificationList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    createNotification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Look at the accepted risks",
                 *       "message": "Three of them end this month.",
                 *       "subject_type": "finding",
                 *       "subject_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01"
                 *     }
                 */
                "application/json": components["schemas"]["CreateNotificationRequest"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e5007",
                     *         "notification_type": "scan_ended",
                     *         "status": "unread",
                     *         "title": "A scan of ledger-api has ended",
                     *         "message": "12 new findings, 4 fixed.",
                     *         "subject_type": "scan",
                     *         "subject_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4c03",
                     *         "facts": {
                     *           "repository": "ledger-api",
                     *           "new": 12,
                     *           "fixed": 4,
                     *           "reopened": 0,
                     *           "dry_run": false,
                     *           "username": "text",
                     *           "count": 0,
                     *           "what": "text",
                     *           "date": "2026-02-03",
                     *           "approved": false,
                     *           "until_fix": false
                     *         },
                     *         "created_at": "2026-02-03T06:00:41Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["NotificationDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    readAllNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    updateNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing (UUIDv7). */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "unread"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateNotificationRequest"];
            };
        };
        responses: {
            /** @description A notification. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e5007",
                     *         "notification_type": "scan_ended",
                     *         "status": "unread",
                     *         "title": "A scan of ledger-api has ended",
                     *         "message": "12 new findings, 4 fixed.",
                     *         "subject_type": "scan",
                     *         "subject_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4c03",
                     *         "facts": {
                     *           "repository": "ledger-api",
                     *           "new": 12,
                     *           "fixed": 4,
                     *           "reopened": 0,
                     *           "dry_run": false,
                     *           "username": "text",
                     *           "count": 0,
                     *           "what": "text",
                     *           "date": "2026-02-03",
                     *           "approved": false,
                     *           "until_fix": false
                     *         },
                     *         "created_at": "2026-02-03T06:00:41Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["NotificationDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    deleteNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing (UUIDv7). */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    sendTicket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "finding_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                 *       "remediation_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01"
                 *     }
                 */
                "application/json": components["schemas"]["SendTicketRequest"];
            };
        };
        responses: {
            /** @description What the other side answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Successfully send webhook",
                     *       "status": 201,
                     *       "duration_ms": 184
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
            502: components["responses"]["WebhookFailed"];
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook, null until there is one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "name": "Ticket desk",
                     *         "url": "https://tickets.acme.example/hook",
                     *         "method": "POST",
                     *         "dataType": "json",
                     *         "authentication": {
                     *           "type": "none",
                     *           "username": null,
                     *           "header": null,
                     *           "isConfigured": false
                     *         },
                     *         "headers": [
                     *           {
                     *             "name": "X-Team",
                     *             "value": "security"
                     *           }
                     *         ],
                     *         "template": {
                     *           "enabled": true,
                     *           "body": "[object Object]"
                     *         },
                     *         "fields": [
                     *           "title"
                     *         ],
                     *         "payload_format": "json",
                     *         "payload_template": "[object Object]",
                     *         "isConfigured": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookConfigDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    saveWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ticket desk",
                 *       "url": "https://tickets.acme.example/hook",
                 *       "method": "POST",
                 *       "dataType": "json",
                 *       "authentication": {
                 *         "type": "none",
                 *         "username": null,
                 *         "header": null,
                 *         "secret": "text"
                 *       },
                 *       "headers": [
                 *         {
                 *           "name": "X-Team",
                 *           "value": "security"
                 *         }
                 *       ],
                 *       "template": {
                 *         "enabled": true,
                 *         "body": "[object Object]"
                 *       },
                 *       "fields": [
                 *         "title"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["WebhookRequest"];
            };
        };
        responses: {
            /** @description The webhook, null until there is one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "name": "Ticket desk",
                     *         "url": "https://tickets.acme.example/hook",
                     *         "method": "POST",
                     *         "dataType": "json",
                     *         "authentication": {
                     *           "type": "none",
                     *           "username": null,
                     *           "header": null,
                     *           "isConfigured": false
                     *         },
                     *         "headers": [
                     *           {
                     *             "name": "X-Team",
                     *             "value": "security"
                     *           }
                     *         ],
                     *         "template": {
                     *           "enabled": true,
                     *           "body": "[object Object]"
                     *         },
                     *         "fields": [
                     *           "title"
                     *         ],
                     *         "payload_format": "json",
                     *         "payload_template": "[object Object]",
                     *         "isConfigured": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookConfigDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "config": {
                 *         "name": "Ticket desk",
                 *         "url": "https://tickets.acme.example/hook",
                 *         "method": "POST",
                 *         "dataType": "json",
                 *         "authentication": {
                 *           "type": "none",
                 *           "username": null,
                 *           "header": null,
                 *           "secret": "text"
                 *         },
                 *         "headers": [
                 *           {
                 *             "name": "X-Team",
                 *             "value": "security"
                 *           }
                 *         ],
                 *         "template": {
                 *           "enabled": true,
                 *           "body": "[object Object]"
                 *         },
                 *         "fields": [
                 *           "title"
                 *         ]
                 *       },
                 *       "send": false
                 *     }
                 */
                "application/json": components["schemas"]["WebhookTestRequest"];
            };
        };
        responses: {
            /** @description What would be sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "body": "[object Object]",
                     *       "content_type": "application/json",
                     *       "delivery": {
                     *         "message": "Successfully send webhook",
                     *         "status": 201,
                     *         "duration_ms": 184
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
            502: components["responses"]["WebhookFailed"];
        };
    };
    listSbomFindings: {
        parameters: {
            query?: {
                /** @description Words to look for. */
                q?: components["parameters"]["SearchList"];
                severity?: components["schemas"]["Severity"][];
                /** @description `next_cursor` of the page before; wins over `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Page, counted from one; zero is taken as one. */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page. */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of vulnerabilities of components. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *           "attributes": {
                     *             "title": "Command injection in lodash",
                     *             "severity": "high",
                     *             "priority": 64,
                     *             "vulnerability": "CVE-2021-23337",
                     *             "component": {
                     *               "name": "pg",
                     *               "version": "8.11.0",
                     *               "purl": "pkg:npm/pg@8.11.0",
                     *               "ecosystem": "npm",
                     *               "fixed_version": "8.11.3"
                     *             },
                     *             "repository": {
                     *               "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02",
                     *               "nickname": "ledger-api"
                     *             },
                     *             "status": "open",
                     *             "first_seen_at": "2026-02-03T06:00:41Z"
                     *           }
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "total_is_exact": true,
                     *         "page": 1,
                     *         "page_size": 50,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SbomFindingList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    getSbomFinding: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing (UUIDv7). */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A vulnerability of a component. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *         "attributes": {
                     *           "title": "Command injection in lodash",
                     *           "severity": "high",
                     *           "priority": 64,
                     *           "vulnerability": "CVE-2021-23337",
                     *           "component": {
                     *             "name": "pg",
                     *             "version": "8.11.0",
                     *             "purl": "pkg:npm/pg@8.11.0",
                     *             "ecosystem": "npm",
                     *             "fixed_version": "8.11.3"
                     *           },
                     *           "repository": {
                     *             "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02",
                     *             "nickname": "ledger-api"
                     *           },
                     *           "status": "open",
                     *           "first_seen_at": "2026-02-03T06:00:41Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SbomFindingDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    listComponents: {
        parameters: {
            query?: {
                /** @description Words to look for. */
                q?: components["parameters"]["SearchList"];
                /** @description Nickname or id. */
                repository?: string[];
                ecosystem?: string[];
                license?: string[];
                /** @description With a vulnerability of this severity. */
                severity?: components["schemas"]["Severity"][];
                direct?: boolean;
                sort_field?: "name" | "ecosystem" | "vulnerabilities" | "last_seen_at";
                /** @description Direction of the order. */
                sort?: components["parameters"]["Sort"];
                /** @description `next_cursor` of the page before; wins over `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Page, counted from one; zero is taken as one. */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page. */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of components. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *           "attributes": {
                     *             "name": "lodash",
                     *             "group": null,
                     *             "version": "4.17.20",
                     *             "purl": "pkg:npm/lodash@4.17.20",
                     *             "type": "library",
                     *             "ecosystem": "npm",
                     *             "licenses": [
                     *               "MIT"
                     *             ],
                     *             "supplier": null,
                     *             "direct": false,
                     *             "repository": {
                     *               "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02",
                     *               "nickname": "ledger-api"
                     *             },
                     *             "vulnerabilities": {
                     *               "critical": 4,
                     *               "high": 19,
                     *               "medium": 48,
                     *               "low": 31,
                     *               "info": 7
                     *             },
                     *             "worst": "high",
                     *             "dependents": 2,
                     *             "first_seen_at": "2026-01-12T08:14:03Z",
                     *             "last_seen_at": "2026-02-03T06:00:41Z"
                     *           }
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "total_is_exact": true,
                     *         "page": 1,
                     *         "page_size": 50,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ComponentList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    getComponent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing (UUIDv7). */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A component. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *         "attributes": {
                     *           "name": "lodash",
                     *           "group": null,
                     *           "version": "4.17.20",
                     *           "purl": "pkg:npm/lodash@4.17.20",
                     *           "type": "library",
                     *           "ecosystem": "npm",
                     *           "licenses": [
                     *             "MIT"
                     *           ],
                     *           "supplier": null,
                     *           "direct": false,
                     *           "repository": {
                     *             "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02",
                     *             "nickname": "ledger-api"
                     *           },
                     *           "vulnerabilities": {
                     *             "critical": 4,
                     *             "high": 19,
                     *             "medium": 48,
                     *             "low": 31,
                     *             "info": 7
                     *           },
                     *           "worst": "high",
                     *           "dependents": 2,
                     *           "first_seen_at": "2026-01-12T08:14:03Z",
                     *           "last_seen_at": "2026-02-03T06:00:41Z",
                     *           "hashes": {
                     *             "SHA-256": "9b1dd6c2f8e04d17"
                     *           },
                     *           "findings": [
                     *             {
                     *               "finding_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *               "vulnerability": "CVE-2021-23337",
                     *               "severity": "high",
                     *               "priority": 64,
                     *               "fixed_version": "4.17.21",
                     *               "title": "Command injection in lodash"
                     *             }
                     *           ],
                     *           "paths": [
                     *             {
                     *               "nodes": [
                     *                 {
                     *                   "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *                   "name": "ledger-api",
                     *                   "version": "1.4.2"
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "upgrade": {
                     *             "version": "4.17.21",
                     *             "closes": 1,
                     *             "leaves": 0
                     *           },
                     *           "siblings": [
                     *             {
                     *               "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *               "name": "ledger-api",
                     *               "version": "1.4.2"
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ComponentDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    getDependencyGraph: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing (UUIDv7). */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Components of a repository and who asks for whom. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "nodes": [
                     *         {
                     *           "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *           "name": "lodash",
                     *           "version": "4.17.20",
                     *           "worst": "high",
                     *           "direct": false
                     *         }
                     *       ],
                     *       "edges": [
                     *         {
                     *           "from": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *           "to": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a02"
                     *         }
                     *       ],
                     *       "truncated": false
                     *     }
                     */
                    "application/json": components["schemas"]["DependencyGraph"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    diffSboms: {
        parameters: {
            query: {
                /** @description Earlier scan. Without it: the bill of materials that the default branch had before the later one came in, of the same tool where there is one. */
                from?: string;
                /** @description Later scan. */
                to: string;
                /** @description True: only changes that bring or mend a vulnerability or change a licence. */
                effect?: boolean;
            };
            header?: never;
            path: {
                /** @description Id of the thing (UUIDv7). */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Differences between two scans. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "from": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4c02",
                     *       "to": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4c03",
                     *       "added": 0,
                     *       "removed": 0,
                     *       "changed": 1,
                     *       "licenses_changed": 0,
                     *       "brings": {
                     *         "total": 1,
                     *         "kev": 0,
                     *         "severity": {
                     *           "critical": 4,
                     *           "high": 19,
                     *           "medium": 48,
                     *           "low": 31,
                     *           "info": 7
                     *         }
                     *       },
                     *       "mends": {
                     *         "total": 1,
                     *         "kev": 0,
                     *         "severity": {
                     *           "critical": 4,
                     *           "high": 19,
                     *           "medium": 48,
                     *           "low": 31,
                     *           "info": 7
                     *         }
                     *       },
                     *       "data": [
                     *         {
                     *           "change": "upgraded",
                     *           "name": "lodash",
                     *           "from_version": "4.17.20",
                     *           "to_version": "4.17.21",
                     *           "purl": "pkg:npm/lodash@4.17.21",
                     *           "from_licenses": [
                     *             "MIT"
                     *           ],
                     *           "to_licenses": [
                     *             "MIT"
                     *           ],
                     *           "licenses_changed": false,
                     *           "brings": [],
                     *           "mends": [
                     *             {
                     *               "finding_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *               "vulnerability": "CVE-2021-23337",
                     *               "severity": "high",
                     *               "kev": false,
                     *               "priority": 64,
                     *               "status": "open",
                     *               "title": "Command injection in lodash",
                     *               "fixed_version": "4.17.21"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ComponentDiff"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    exportSbom: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing (UUIDv7). */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    /** @description Name of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    getPrioritySettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings and the job that follows them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "toggle": true,
                     *         "industryStandardFrameworks": {
                     *           "cvss": true,
                     *           "cwe": true
                     *         },
                     *         "complianceFrameworks": {
                     *           "iso": true,
                     *           "nist": true,
                     *           "soc": true
                     *         },
                     *         "exploitabilityFactors": {
                     *           "activeExploits": true,
                     *           "easeExploitation": true,
                     *           "epss": true
                     *         },
                     *         "impactOnCriticalSystems": {
                     *           "vulnSensitiveData": true,
                     *           "vulnImpactingCriticalData": true
                     *         },
                     *         "complianceStandars": {
                     *           "pciDss4": true,
                     *           "pciDss3": false,
                     *           "dora": true,
                     *           "cisBenchmarks": true,
                     *           "soc2": true,
                     *           "iso": true,
                     *           "nist": true
                     *         },
                     *         "weights": {
                     *           "industryStandardFrameworks": 40,
                     *           "exploitabilityFactors": 34,
                     *           "impactOnCriticalSystems": 14,
                     *           "complianceFrameworks": 4,
                     *           "complianceStandars": 8
                     *         }
                     *       },
                     *       "defaults": {
                     *         "toggle": true,
                     *         "industryStandardFrameworks": {
                     *           "cvss": true,
                     *           "cwe": true
                     *         },
                     *         "complianceFrameworks": {
                     *           "iso": true,
                     *           "nist": true,
                     *           "soc": true
                     *         },
                     *         "exploitabilityFactors": {
                     *           "activeExploits": true,
                     *           "easeExploitation": true,
                     *           "epss": true
                     *         },
                     *         "impactOnCriticalSystems": {
                     *           "vulnSensitiveData": true,
                     *           "vulnImpactingCriticalData": true
                     *         },
                     *         "complianceStandars": {
                     *           "pciDss4": true,
                     *           "pciDss3": false,
                     *           "dora": true,
                     *           "cisBenchmarks": true,
                     *           "soc2": true,
                     *           "iso": true,
                     *           "nist": true
                     *         },
                     *         "weights": {
                     *           "industryStandardFrameworks": 40,
                     *           "exploitabilityFactors": 34,
                     *           "impactOnCriticalSystems": 14,
                     *           "complianceFrameworks": 4,
                     *           "complianceStandars": 8
                     *         }
                     *       },
                     *       "recomputing": {
                     *         "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *         "kind": "send_findings",
                     *         "status": "queued",
                     *         "progress": 0.4,
                     *         "title": "Send 214 findings to 2 developers",
                     *         "can_cancel": true,
                     *         "can_undo": false,
                     *         "run_at": "2026-02-03T06:00:41Z",
                     *         "result": {
                     *           "done": 214,
                     *           "skipped": 0
                     *         },
                     *         "error": null,
                     *         "download_url": null,
                     *         "created_at": "2026-02-03T06:00:41Z",
                     *         "finished_at": null,
                     *         "can_retry": false,
                     *         "action": null,
                     *         "about": null,
                     *         "subject": {
                     *           "type": "scan",
                     *           "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01"
                     *         },
                     *         "counts": {
                     *           "total": 214,
                     *           "done": 80,
                     *           "skipped": 2,
                     *           "failed": 0
                     *         },
                     *         "created_by": {
                     *           "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *           "username": "developer",
                     *           "email": "developer@acme.example",
                     *           "avatar_url": null
                     *         },
                     *         "expires_at": null,
                     *         "size": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PrioritySettingsDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    updatePrioritySettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "toggle": true,
                 *       "industryStandardFrameworks": {
                 *         "cvss": true,
                 *         "cwe": true
                 *       },
                 *       "complianceFrameworks": {
                 *         "iso": true,
                 *         "nist": true,
                 *         "soc": true
                 *       },
                 *       "exploitabilityFactors": {
                 *         "activeExploits": true,
                 *         "easeExploitation": true,
                 *         "epss": true
                 *       },
                 *       "impactOnCriticalSystems": {
                 *         "vulnSensitiveData": true,
                 *         "vulnImpactingCriticalData": true
                 *       },
                 *       "complianceStandars": {
                 *         "pciDss4": true,
                 *         "pciDss3": false,
                 *         "dora": true,
                 *         "cisBenchmarks": true,
                 *         "soc2": true,
                 *         "iso": true,
                 *         "nist": true
                 *       },
                 *       "weights": {
                 *         "industryStandardFrameworks": 40,
                 *         "exploitabilityFactors": 34,
                 *         "impactOnCriticalSystems": 14,
                 *         "complianceFrameworks": 4,
                 *         "complianceStandars": 8
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PrioritySettings"];
            };
        };
        responses: {
            /** @description The settings and the job that follows them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "toggle": true,
                     *         "industryStandardFrameworks": {
                     *           "cvss": true,
                     *           "cwe": true
                     *         },
                     *         "complianceFrameworks": {
                     *           "iso": true,
                     *           "nist": true,
                     *           "soc": true
                     *         },
                     *         "exploitabilityFactors": {
                     *           "activeExploits": true,
                     *           "easeExploitation": true,
                     *           "epss": true
                     *         },
                     *         "impactOnCriticalSystems": {
                     *           "vulnSensitiveData": true,
                     *           "vulnImpactingCriticalData": true
                     *         },
                     *         "complianceStandars": {
                     *           "pciDss4": true,
                     *           "pciDss3": false,
                     *           "dora": true,
                     *           "cisBenchmarks": true,
                     *           "soc2": true,
                     *           "iso": true,
                     *           "nist": true
                     *         },
                     *         "weights": {
                     *           "industryStandardFrameworks": 40,
                     *           "exploitabilityFactors": 34,
                     *           "impactOnCriticalSystems": 14,
                     *           "complianceFrameworks": 4,
                     *           "complianceStandars": 8
                     *         }
                     *       },
                     *       "defaults": {
                     *         "toggle": true,
                     *         "industryStandardFrameworks": {
                     *           "cvss": true,
                     *           "cwe": true
                     *         },
                     *         "complianceFrameworks": {
                     *           "iso": true,
                     *           "nist": true,
                     *           "soc": true
                     *         },
                     *         "exploitabilityFactors": {
                     *           "activeExploits": true,
                     *           "easeExploitation": true,
                     *           "epss": true
                     *         },
                     *         "impactOnCriticalSystems": {
                     *           "vulnSensitiveData": true,
                     *           "vulnImpactingCriticalData": true
                     *         },
                     *         "complianceStandars": {
                     *           "pciDss4": true,
                     *           "pciDss3": false,
                     *           "dora": true,
                     *           "cisBenchmarks": true,
                     *           "soc2": true,
                     *           "iso": true,
                     *           "nist": true
                     *         },
                     *         "weights": {
                     *           "industryStandardFrameworks": 40,
                     *           "exploitabilityFactors": 34,
                     *           "impactOnCriticalSystems": 14,
                     *           "complianceFrameworks": 4,
                     *           "complianceStandars": 8
                     *         }
                     *       },
                     *       "recomputing": {
                     *         "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *         "kind": "send_findings",
                     *         "status": "queued",
                     *         "progress": 0.4,
                     *         "title": "Send 214 findings to 2 developers",
                     *         "can_cancel": true,
                     *         "can_undo": false,
                     *         "run_at": "2026-02-03T06:00:41Z",
                     *         "result": {
                     *           "done": 214,
                     *           "skipped": 0
                     *         },
                     *         "error": null,
                     *         "download_url": null,
                     *         "created_at": "2026-02-03T06:00:41Z",
                     *         "finished_at": null,
                     *         "can_retry": false,
                     *         "action": null,
                     *         "about": null,
                     *         "subject": {
                     *           "type": "scan",
                     *           "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01"
                     *         },
                     *         "counts": {
                     *           "total": 214,
                     *           "done": 80,
                     *           "skipped": 2,
                     *           "failed": 0
                     *         },
                     *         "created_by": {
                     *           "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *           "username": "developer",
                     *           "email": "developer@acme.example",
                     *           "avatar_url": null
                     *         },
                     *         "expires_at": null,
                     *         "size": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PrioritySettingsDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    simulatePrioritySettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "toggle": true,
                 *       "industryStandardFrameworks": {
                 *         "cvss": true,
                 *         "cwe": true
                 *       },
                 *       "complianceFrameworks": {
                 *         "iso": true,
                 *         "nist": true,
                 *         "soc": true
                 *       },
                 *       "exploitabilityFactors": {
                 *         "activeExploits": true,
                 *         "easeExploitation": true,
                 *         "epss": true
                 *       },
                 *       "impactOnCriticalSystems": {
                 *         "vulnSensitiveData": true,
                 *         "vulnImpactingCriticalData": true
                 *       },
                 *       "complianceStandars": {
                 *         "pciDss4": true,
                 *         "pciDss3": false,
                 *         "dora": true,
                 *         "cisBenchmarks": true,
                 *         "soc2": true,
                 *         "iso": true,
                 *         "nist": true
                 *       },
                 *       "weights": {
                 *         "industryStandardFrameworks": 40,
                 *         "exploitabilityFactors": 34,
                 *         "impactOnCriticalSystems": 14,
                 *         "complianceFrameworks": 4,
                 *         "complianceStandars": 8
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PrioritySettings"];
            };
        };
        responses: {
            /** @description What new settings would change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "findings": 1204,
                     *         "moved": 312,
                     *         "up": 240,
                     *         "down": 72,
                     *         "is_exact": true,
                     *         "movers": [
                     *           {
                     *             "finding_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *             "title": "SQL injection in the statement builder",
                     *             "repository": {
                     *               "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02",
                     *               "nickname": "ledger-api"
                     *             },
                     *             "from": 61,
                     *             "to": 87
                     *           }
                     *         ],
                     *         "histogram": [
                     *           {
                     *             "from": 80,
                     *             "before": 120,
                     *             "after": 142
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PrioritySimulationDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    getIntelligence: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sources and their state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "name": "kev",
                     *           "entries": 1342,
                     *           "as_of": "2026-02-02",
                     *           "loaded_at": "2026-02-03T02:00:00Z",
                     *           "source": "bundled",
                     *           "error": null,
                     *           "next_at": "2026-02-04T02:00:00Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["IntelligenceState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    refreshIntelligence: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted; the work goes on in the background. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "job_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *       "status": "queued"
                     *     }
                     */
                    "application/json": components["schemas"]["JobRef"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    listPolicies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rules of the organisation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *           "name": "Criticals within a week",
                     *           "description": null,
                     *           "category": "sla",
                     *           "enabled": true,
                     *           "conditions": [
                     *             {
                     *               "key": "severity",
                     *               "value": "critical"
                     *             }
                     *           ],
                     *           "actions": {
                     *             "due_days": 7,
                     *             "notify": true,
                     *             "gate": true
                     *           },
                     *           "violations": 11,
                     *           "version": 1,
                     *           "updated_at": "2026-02-03T06:00:41Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PolicyList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    createPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Criticals within a week",
                 *       "description": null,
                 *       "category": "sla",
                 *       "enabled": true,
                 *       "conditions": [
                 *         {
                 *           "key": "severity",
                 *           "value": "critical"
                 *         }
                 *       ],
                 *       "actions": {
                 *         "due_days": 7,
                 *         "notify": true,
                 *         "gate": true
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PolicyRequest"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *         "name": "Criticals within a week",
                     *         "description": null,
                     *         "category": "sla",
                     *         "enabled": true,
                     *         "conditions": [
                     *           {
                     *             "key": "severity",
                     *             "value": "critical"
                     *           }
                     *         ],
                     *         "actions": {
                     *           "due_days": 7,
                     *           "notify": true,
                     *           "gate": true
                     *         },
                     *         "violations": 11,
                     *         "version": 1,
                     *         "updated_at": "2026-02-03T06:00:41Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PolicyDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    getPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing (UUIDv7). */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A rule. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *         "name": "Criticals within a week",
                     *         "description": null,
                     *         "category": "sla",
                     *         "enabled": true,
                     *         "conditions": [
                     *           {
                     *             "key": "severity",
                     *             "value": "critical"
                     *           }
                     *         ],
                     *         "actions": {
                     *           "due_days": 7,
                     *           "notify": true,
                     *           "gate": true
                     *         },
                     *         "violations": 11,
                     *         "version": 1,
                     *         "updated_at": "2026-02-03T06:00:41Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PolicyDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    updatePolicy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing (UUIDv7). */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Criticals within a week",
                 *       "description": null,
                 *       "category": "sla",
                 *       "enabled": true,
                 *       "conditions": [
                 *         {
                 *           "key": "severity",
                 *           "value": "critical"
                 *         }
                 *       ],
                 *       "actions": {
                 *         "due_days": 7,
                 *         "notify": true,
                 *         "gate": true
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PolicyRequest"];
            };
        };
        responses: {
            /** @description A rule. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *         "name": "Criticals within a week",
                     *         "description": null,
                     *         "category": "sla",
                     *         "enabled": true,
                     *         "conditions": [
                     *           {
                     *             "key": "severity",
                     *             "value": "critical"
                     *           }
                     *         ],
                     *         "actions": {
                     *           "due_days": 7,
                     *           "notify": true,
                     *           "gate": true
                     *         },
                     *         "violations": 11,
                     *         "version": 1,
                     *         "updated_at": "2026-02-03T06:00:41Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PolicyDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    deletePolicy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing (UUIDv7). */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    listPolicyControls: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Controls and what stands against them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "standard": "pciDss4",
                     *           "name": "PCI DSS 4",
                     *           "control": "6.2.4",
                     *           "title": "Software attacks are prevented or mitigated",
                     *           "uri": "https://www.pcisecuritystandards.org/",
                     *           "violations": 23
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ControlList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    checkGate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "repository": "ledger-api",
                 *       "branch": "main",
                 *       "fail_on": "high",
                 *       "max_priority": 80,
                 *       "new_only": true,
                 *       "base": "main"
                 *     }
                 */
                "application/json": components["schemas"]["GateRequest"];
            };
        };
        responses: {
            /** @description The answer for a pipeline. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "passed": false,
                     *       "outcome": "blocked",
                     *       "blockers": [
                     *         {
                     *           "finding_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *           "title": "SQL injection in the statement builder",
                     *           "severity": "high",
                     *           "priority": 87,
                     *           "limit": "policy",
                     *           "reason": "Criticals within a week"
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "message": "1 finding blocks ledger-api."
                     *     }
                     */
                    "application/json": components["schemas"]["GateResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    listActivity: {
        parameters: {
            query?: {
                /** @description Cursor of the last answer; without it only the present cursor is answered. */
                since?: components["parameters"]["Since"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What changed since the cursor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *           "kind": "finding",
                     *           "subject_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *           "action": "status",
                     *           "summary": "ledger-api: SQL injection in the statement builder is fixed",
                     *           "actor": {
                     *             "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *             "username": "developer",
                     *             "email": "developer@acme.example",
                     *             "avatar_url": null
                     *           },
                     *           "at": "2026-02-03T06:00:41Z"
                     *         }
                     *       ],
                     *       "cursor": "01980a5c-0000-7000-8000-000000000002"
                     *     }
                     */
                    "application/json": components["schemas"]["ActivityFeed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    listJobs: {
        parameters: {
            query?: {
                status?: components["schemas"]["JobStatus"][];
                kind?: string[];
                /** @description `next_cursor` of the page before; wins over `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Page, counted from one; zero is taken as one. */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page. */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of jobs, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *           "kind": "send_findings",
                     *           "status": "queued",
                     *           "progress": 0.4,
                     *           "title": "Send 214 findings to 2 developers",
                     *           "can_cancel": true,
                     *           "can_undo": false,
                     *           "run_at": "2026-02-03T06:00:41Z",
                     *           "result": {
                     *             "done": 214,
                     *             "skipped": 0
                     *           },
                     *           "error": null,
                     *           "download_url": null,
                     *           "created_at": "2026-02-03T06:00:41Z",
                     *           "finished_at": null,
                     *           "can_retry": false,
                     *           "action": null,
                     *           "about": null,
                     *           "subject": {
                     *             "type": "scan",
                     *             "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01"
                     *           },
                     *           "counts": {
                     *             "total": 214,
                     *             "done": 80,
                     *             "skipped": 2,
                     *             "failed": 0
                     *           },
                     *           "created_by": {
                     *             "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *             "username": "developer",
                     *             "email": "developer@acme.example",
                     *             "avatar_url": null
                     *           },
                     *           "expires_at": null,
                     *           "size": null
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "total_is_exact": true,
                     *         "page": 1,
                     *         "page_size": 50,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["JobList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    getJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing (UUIDv7). */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *         "kind": "send_findings",
                     *         "status": "queued",
                     *         "progress": 0.4,
                     *         "title": "Send 214 findings to 2 developers",
                     *         "can_cancel": true,
                     *         "can_undo": false,
                     *         "run_at": "2026-02-03T06:00:41Z",
                     *         "result": {
                     *           "done": 214,
                     *           "skipped": 0
                     *         },
                     *         "error": null,
                     *         "download_url": null,
                     *         "created_at": "2026-02-03T06:00:41Z",
                     *         "finished_at": null,
                     *         "can_retry": false,
                     *         "action": null,
                     *         "about": null,
                     *         "subject": {
                     *           "type": "scan",
                     *           "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01"
                     *         },
                     *         "counts": {
                     *           "total": 214,
                     *           "done": 80,
                     *           "skipped": 2,
                     *           "failed": 0
                     *         },
                     *         "created_by": {
                     *           "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *           "username": "developer",
                     *           "email": "developer@acme.example",
                     *           "avatar_url": null
                     *         },
                     *         "expires_at": null,
                     *         "size": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["JobDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    listJobItems: {
        parameters: {
            query?: {
                outcome?: "done" | "skipped" | "failed" | "pending";
                /** @description `next_cursor` of the page before; wins over `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Page, counted from one; zero is taken as one. */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page. */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /** @description Id of the thing (UUIDv7). */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What a job did, finding by finding. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "finding_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *           "outcome": "done",
                     *           "reason": null,
                     *           "code": null,
                     *           "link": null,
                     *           "finding": {
                     *             "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *             "title": "SQL injection in the statement builder",
                     *             "severity": "high",
                     *             "repository": "ledger-api",
                     *             "place": "src/statements/search.ts:41"
                     *           }
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "total_is_exact": true,
                     *         "page": 1,
                     *         "page_size": 50,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BulkItemList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    cancelJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing (UUIDv7). */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *         "kind": "send_findings",
                     *         "status": "queued",
                     *         "progress": 0.4,
                     *         "title": "Send 214 findings to 2 developers",
                     *         "can_cancel": true,
                     *         "can_undo": false,
                     *         "run_at": "2026-02-03T06:00:41Z",
                     *         "result": {
                     *           "done": 214,
                     *           "skipped": 0
                     *         },
                     *         "error": null,
                     *         "download_url": null,
                     *         "created_at": "2026-02-03T06:00:41Z",
                     *         "finished_at": null,
                     *         "can_retry": false,
                     *         "action": null,
                     *         "about": null,
                     *         "subject": {
                     *           "type": "scan",
                     *           "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01"
                     *         },
                     *         "counts": {
                     *           "total": 214,
                     *           "done": 80,
                     *           "skipped": 2,
                     *           "failed": 0
                     *         },
                     *         "created_by": {
                     *           "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *           "username": "developer",
                     *           "email": "developer@acme.example",
                     *           "avatar_url": null
                     *         },
                     *         "expires_at": null,
                     *         "size": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["JobDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    undoJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing (UUIDv7). */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted; the work goes on in the background. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "job_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *       "status": "queued"
                     *     }
                     */
                    "application/json": components["schemas"]["JobRef"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    retryJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing (UUIDv7). */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted; the work goes on in the background. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "job_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *       "status": "queued"
                     *     }
                     */
                    "application/json": components["schemas"]["JobRef"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    downloadFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description One-time token from the link. */
                token: components["parameters"]["Token"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    /** @description Name of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    listAuditLog: {
        parameters: {
            query?: {
                /** @description Words to look for. */
                q?: components["parameters"]["SearchList"];
                action?: string[];
                date_range?: string;
                /** @description `next_cursor` of the page before; wins over `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Page, counted from one; zero is taken as one. */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page. */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the audit log, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *           "at": "2026-02-03T06:00:41Z",
                     *           "actor": "admin",
                     *           "action": "team.invite",
                     *           "subject_type": "user",
                     *           "subject_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *           "detail": {
                     *             "role": "developer"
                     *           },
                     *           "request_id": "01K0Q8VJ6N3T4Y5Z7A9BCDEFGH"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "total_is_exact": true,
                     *         "page": 1,
                     *         "page_size": 50,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AuditList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    listOutbox: {
        parameters: {
            query?: {
                /** @description Words to look for. */
                q?: components["parameters"]["SearchList"];
                state?: components["schemas"]["MailState"][];
                /** @description `next_cursor` of the page before; wins over `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Page, counted from one; zero is taken as one. */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page. */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of mail, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *           "recipient": "developer@acme.example",
                     *           "template": "invitation",
                     *           "subject": "You are invited to Acme",
                     *           "preview": "Open this link to choose a password: ••••",
                     *           "state": "queued",
                     *           "error": null,
                     *           "attempts": 1,
                     *           "attempted_at": null,
                     *           "next_attempt_at": null,
                     *           "delivery": "smtp",
                     *           "answer": "250 2.0.0 Ok: queued as 4VsT2r",
                     *           "created_at": "2026-02-03T06:00:41Z",
                     *           "sent_at": null
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "total_is_exact": true,
                     *         "page": 1,
                     *         "page_size": 50,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OutboxList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    resendMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing (UUIDv7). */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A mail. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *         "recipient": "developer@acme.example",
                     *         "template": "invitation",
                     *         "subject": "You are invited to Acme",
                     *         "preview": "Open this link to choose a password: ••••",
                     *         "state": "queued",
                     *         "error": null,
                     *         "attempts": 1,
                     *         "attempted_at": null,
                     *         "next_attempt_at": null,
                     *         "delivery": "smtp",
                     *         "answer": "250 2.0.0 Ok: queued as 4VsT2r",
                     *         "created_at": "2026-02-03T06:00:41Z",
                     *         "sent_at": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OutboxDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    listStripePlans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Plans to choose from. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "price_1QxT3y",
                     *           "product_id": "prod_Rz9aK2",
                     *           "name": "Team",
                     *           "description": "Up to fifty repositories.",
                     *           "amount_usd": 490,
                     *           "interval": "month",
                     *           "features": [
                     *             "50 repositories",
                     *             "SLA and policies"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["StripePlanList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
            502: components["responses"]["BadGateway"];
        };
    };
    createCheckoutSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "price_id": "price_1QxT3y",
                 *       "quantity": 1
                 *     }
                 */
                "application/json": components["schemas"]["CheckoutSessionRequest"];
            };
        };
        responses: {
            /** @description Where to go on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "cs_test_a1B2c3",
                     *       "url": "https://checkout.stripe.com/c/pay/cs_test_a1B2c3"
                     *     }
                     */
                    "application/json": components["schemas"]["StripeRedirect"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
            502: components["responses"]["BadGateway"];
        };
    };
    refreshStripeSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id as Stripe gives it. */
                id: components["parameters"]["StripeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A subscription. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "sub_1QxT3y",
                     *       "customer_id": "cus_QxT3yA1b2c3d4e",
                     *       "status": "active",
                     *       "plan": {
                     *         "id": "price_1QxT3y",
                     *         "product_id": "prod_Rz9aK2",
                     *         "name": "Team",
                     *         "description": "Up to fifty repositories.",
                     *         "amount_usd": 490,
                     *         "interval": "month",
                     *         "features": [
                     *           "50 repositories",
                     *           "SLA and policies"
                     *         ]
                     *       },
                     *       "current_period_end": "2026-03-12T09:00:00Z",
                     *       "cancel_at_period_end": false
                     *     }
                     */
                    "application/json": components["schemas"]["StripeSubscription"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
            502: components["responses"]["BadGateway"];
        };
    };
    getStripeCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id as Stripe gives it. */
                id: components["parameters"]["StripeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The paying side. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "cus_QxT3yA1b2c3d4e",
                     *       "email": "billing@acme.example",
                     *       "name": "Acme Holding S.L.",
                     *       "created_at": "2026-01-12T09:00:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["StripeCustomer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
            502: components["responses"]["BadGateway"];
        };
    };
    createStripeCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "billing@acme.example"
                 *     }
                 */
                "application/json": components["schemas"]["StripeEmailRequest"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "cus_QxT3yA1b2c3d4e",
                     *       "email": "billing@acme.example",
                     *       "name": "Acme Holding S.L.",
                     *       "created_at": "2026-01-12T09:00:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["StripeCustomer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
            502: components["responses"]["BadGateway"];
        };
    };
    expireCheckoutSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "billing@acme.example"
                 *     }
                 */
                "application/json": components["schemas"]["StripeEmailRequest"];
            };
        };
        responses: {
            /** @description A sentence to show. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Done."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
            502: components["responses"]["BadGateway"];
        };
    };
    getStripeSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id as Stripe gives it. */
                id: components["parameters"]["StripeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A subscription. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "sub_1QxT3y",
                     *       "customer_id": "cus_QxT3yA1b2c3d4e",
                     *       "status": "active",
                     *       "plan": {
                     *         "id": "price_1QxT3y",
                     *         "product_id": "prod_Rz9aK2",
                     *         "name": "Team",
                     *         "description": "Up to fifty repositories.",
                     *         "amount_usd": 490,
                     *         "interval": "month",
                     *         "features": [
                     *           "50 repositories",
                     *           "SLA and policies"
                     *         ]
                     *       },
                     *       "current_period_end": "2026-03-12T09:00:00Z",
                     *       "cancel_at_period_end": false
                     *     }
                     */
                    "application/json": components["schemas"]["StripeSubscription"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
            502: components["responses"]["BadGateway"];
        };
    };
    listStripeSubscriptions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id as Stripe gives it. */
                id: components["parameters"]["StripeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Subscriptions of a customer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "sub_1QxT3y",
                     *           "customer_id": "cus_QxT3yA1b2c3d4e",
                     *           "status": "active",
                     *           "plan": {
                     *             "id": "price_1QxT3y",
                     *             "product_id": "prod_Rz9aK2",
                     *             "name": "Team",
                     *             "description": "Up to fifty repositories.",
                     *             "amount_usd": 490,
                     *             "interval": "month",
                     *             "features": [
                     *               "50 repositories",
                     *               "SLA and policies"
                     *             ]
                     *           },
                     *           "current_period_end": "2026-03-12T09:00:00Z",
                     *           "cancel_at_period_end": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["StripeSubscriptionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
            502: components["responses"]["BadGateway"];
        };
    };
    getStripeSubscriptionDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id as Stripe gives it. */
                id: components["parameters"]["StripeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A subscription with how it is paid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "sub_1QxT3y",
                     *       "customer_id": "cus_QxT3yA1b2c3d4e",
                     *       "status": "active",
                     *       "plan": {
                     *         "id": "price_1QxT3y",
                     *         "product_id": "prod_Rz9aK2",
                     *         "name": "Team",
                     *         "description": "Up to fifty repositories.",
                     *         "amount_usd": 490,
                     *         "interval": "month",
                     *         "features": [
                     *           "50 repositories",
                     *           "SLA and policies"
                     *         ]
                     *       },
                     *       "current_period_end": "2026-03-12T09:00:00Z",
                     *       "cancel_at_period_end": false,
                     *       "card_brand": "visa",
                     *       "card_last4": "4242",
                     *       "next_invoice_usd": 490
                     *     }
                     */
                    "application/json": components["schemas"]["StripeSubscriptionDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
            502: components["responses"]["BadGateway"];
        };
    };
    cancelStripeSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id as Stripe gives it. */
                id: components["parameters"]["StripeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "comment": "We move to the yearly plan."
                 *     }
                 */
                "application/json": components["schemas"]["CancelSubscriptionRequest"];
            };
        };
        responses: {
            /** @description A subscription. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "sub_1QxT3y",
                     *       "customer_id": "cus_QxT3yA1b2c3d4e",
                     *       "status": "active",
                     *       "plan": {
                     *         "id": "price_1QxT3y",
                     *         "product_id": "prod_Rz9aK2",
                     *         "name": "Team",
                     *         "description": "Up to fifty repositories.",
                     *         "amount_usd": 490,
                     *         "interval": "month",
                     *         "features": [
                     *           "50 repositories",
                     *           "SLA and policies"
                     *         ]
                     *       },
                     *       "current_period_end": "2026-03-12T09:00:00Z",
                     *       "cancel_at_period_end": false
                     *     }
                     */
                    "application/json": components["schemas"]["StripeSubscription"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
            502: components["responses"]["BadGateway"];
        };
    };
    listStripeInvoices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id as Stripe gives it. */
                id: components["parameters"]["StripeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Invoices of a customer, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "in_1QxT3y",
                     *           "number": "ACME-0007",
                     *           "status": "paid",
                     *           "amount_usd": 490,
                     *           "issued_at": "2026-02-01T00:00:00Z",
                     *           "pdf_url": "https://pay.stripe.com/invoice/acct_1/test_1/pdf"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["StripeInvoiceList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
            502: components["responses"]["BadGateway"];
        };
    };
    getStripeInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id as Stripe gives it. */
                id: components["parameters"]["StripeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An invoice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "in_1QxT3y",
                     *       "number": "ACME-0007",
                     *       "status": "paid",
                     *       "amount_usd": 490,
                     *       "issued_at": "2026-02-01T00:00:00Z",
                     *       "pdf_url": "https://pay.stripe.com/invoice/acct_1/test_1/pdf"
                     *     }
                     */
                    "application/json": components["schemas"]["StripeInvoice"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
            502: components["responses"]["BadGateway"];
        };
    };
    createStripeProduct: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Team",
                 *       "description": "Up to fifty repositories.",
                 *       "amount_usd": 490,
                 *       "interval": "month"
                 *     }
                 */
                "application/json": components["schemas"]["StripeProductRequest"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "prod_Rz9aK2",
                     *       "price_id": "price_1QxT3y",
                     *       "name": "Team"
                     *     }
                     */
                    "application/json": components["schemas"]["StripeProduct"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
            502: components["responses"]["BadGateway"];
        };
    };
    linkStripeProduct: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "product_id": "prod_Rz9aK2",
                 *       "pricing_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01"
                 *     }
                 */
                "application/json": components["schemas"]["LinkProductRequest"];
            };
        };
        responses: {
            /** @description A plan as the pricing page shows it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *       "name": "Team",
                     *       "description": "Up to fifty repositories.",
                     *       "tier": "free",
                     *       "price_usd": 490,
                     *       "discount_percent": 10,
                     *       "features": [
                     *         "50 repositories",
                     *         "SLA and policies"
                     *       ],
                     *       "stripe_product_id": null,
                     *       "active": true
                     *     }
                     */
                    "application/json": components["schemas"]["Pricing"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
            502: components["responses"]["BadGateway"];
        };
    };
    listStripeMembers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Organisations that pay. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "client_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *           "organization_name": "Acme",
                     *           "customer_id": "cus_QxT3yA1b2c3d4e",
                     *           "tier": "free"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["StripeMemberList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    listPricings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Plans. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *           "name": "Team",
                     *           "description": "Up to fifty repositories.",
                     *           "tier": "free",
                     *           "price_usd": 490,
                     *           "discount_percent": 10,
                     *           "features": [
                     *             "50 repositories",
                     *             "SLA and policies"
                     *           ],
                     *           "stripe_product_id": null,
                     *           "active": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PricingList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    getPricing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing (UUIDv7). */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A plan as the pricing page shows it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *       "name": "Team",
                     *       "description": "Up to fifty repositories.",
                     *       "tier": "free",
                     *       "price_usd": 490,
                     *       "discount_percent": 10,
                     *       "features": [
                     *         "50 repositories",
                     *         "SLA and policies"
                     *       ],
                     *       "stripe_product_id": null,
                     *       "active": true
                     *     }
                     */
                    "application/json": components["schemas"]["Pricing"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    updatePricing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing (UUIDv7). */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Team",
                 *       "description": "Up to fifty repositories.",
                 *       "tier": "free",
                 *       "price_usd": 490,
                 *       "discount_percent": 10,
                 *       "features": [
                 *         "50 repositories",
                 *         "SLA and policies"
                 *       ],
                 *       "stripe_product_id": null,
                 *       "active": true
                 *     }
                 */
                "application/json": components["schemas"]["PricingRequest"];
            };
        };
        responses: {
            /** @description A plan as the pricing page shows it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *       "name": "Team",
                     *       "description": "Up to fifty repositories.",
                     *       "tier": "free",
                     *       "price_usd": 490,
                     *       "discount_percent": 10,
                     *       "features": [
                     *         "50 repositories",
                     *         "SLA and policies"
                     *       ],
                     *       "stripe_product_id": null,
                     *       "active": true
                     *     }
                     */
                    "application/json": components["schemas"]["Pricing"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    deletePricing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing (UUIDv7). */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    createPricing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Team",
                 *       "description": "Up to fifty repositories.",
                 *       "tier": "free",
                 *       "price_usd": 490,
                 *       "discount_percent": 10,
                 *       "features": [
                 *         "50 repositories",
                 *         "SLA and policies"
                 *       ],
                 *       "stripe_product_id": null,
                 *       "active": true
                 *     }
                 */
                "application/json": components["schemas"]["PricingRequest"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *       "name": "Team",
                     *       "description": "Up to fifty repositories.",
                     *       "tier": "free",
                     *       "price_usd": 490,
                     *       "discount_percent": 10,
                     *       "features": [
                     *         "50 repositories",
                     *         "SLA and policies"
                     *       ],
                     *       "stripe_product_id": null,
                     *       "active": true
                     *     }
                     */
                    "application/json": components["schemas"]["Pricing"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    getProductPrice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "pricing_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                 *       "discount_percent": 10
                 *     }
                 */
                "application/json": components["schemas"]["ProductPriceRequest"];
            };
        };
        responses: {
            /** @description What it costs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "price_usd": 490,
                     *       "discount_percent": 10,
                     *       "discounted_usd": 441
                     *     }
                     */
                    "application/json": components["schemas"]["ProductPrice"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    getManagedClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing (UUIDv7). */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An organisation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4d04",
                     *         "organization_name": "Acme",
                     *         "tier": "free",
                     *         "piloting": false,
                     *         "partner": null,
                     *         "members": 8,
                     *         "repositories": 14,
                     *         "open_findings": {
                     *           "critical": 4,
                     *           "high": 19,
                     *           "medium": 48,
                     *           "low": 31,
                     *           "info": 7
                     *         },
                     *         "last_scan_at": "2026-02-03T06:00:41Z",
                     *         "created_at": "2026-01-12T08:00:00Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ClientSummaryDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    listManagedFindings: {
        parameters: {
            query?: {
                /** @description source_control: nickname or id of the repository. */
                repository?: components["parameters"]["FilterRepository"];
                /** @description source_control: branch of the scan. */
                branch?: components["parameters"]["FilterBranch"];
                /** @description scan_info: first seen within these days, inclusive, UTC; one side may be open. */
                date_range?: components["parameters"]["FilterDateRange"];
                /** @description scan_info: scanner that reported it. */
                tool?: components["parameters"]["FilterTool"];
                /** @description scan_info: what imports came to, each as outcome:id of the scan: what it brought, had again, reopened or fixed. Which ones it had again is known for 30 days. */
                import?: components["parameters"]["FilterImport"];
                /** @description code_info: part of the path; `*` stands for any characters. */
                file?: components["parameters"]["FilterFile"];
                /** @description code_info: language of the file. */
                language?: components["parameters"]["FilterLanguage"];
                /** @description code_info: column where it begins. */
                start_column?: components["parameters"]["FilterStartColumn"];
                /** @description code_info: column where it ends. */
                end_column?: components["parameters"]["FilterEndColumn"];
                /** @description developer_info: user name or e-mail of who it is assigned or was sent to. */
                developer?: components["parameters"]["FilterDeveloper"];
                /** @description developer_info: a decision on it waits for an approver. */
                review_requested?: components["parameters"]["FilterReviewRequested"];
                /** @description developer_info: author of the line, as the report or the host says. */
                issue_owner?: components["parameters"]["FilterIssueOwner"];
                /** @description remediation_info: where it stands. */
                status?: components["parameters"]["FilterStatus"];
                /** @description remediation_info: kind of way out that is known. */
                mitigation?: components["parameters"]["FilterMitigation"];
                /** @description remediation_info: estimated effort, 0 to 100. */
                fixing_effort?: components["parameters"]["FilterFixingEffort"];
                /** @description remediation_info: kind of remediation. */
                remediation_type?: components["parameters"]["FilterRemediationType"];
                /** @description remediation_info: where it stands against its due date. */
                sla?: components["parameters"]["FilterSla"];
                /** @description policy_info: category of a policy that it violates. */
                policy_category?: components["parameters"]["FilterPolicyCategory"];
                /** @description policy_info: name of a policy that it violates. */
                policy_name?: components["parameters"]["FilterPolicyName"];
                /** @description policy_info: control of a policy that it violates. */
                policy_control?: components["parameters"]["FilterPolicyControl"];
                /** @description vulnerability_info: severity. */
                severity?: components["parameters"]["FilterSeverity"];
                /** @description vulnerability_info: priority, 0 to 100. */
                priority?: components["parameters"]["FilterPriority"];
                /** @description vulnerability_info: CVSS v3 base score, 0 to 10. */
                cvssv3_score?: components["parameters"]["FilterCvssv3Score"];
                /** @description vulnerability_info: CWE numbers. */
                cwe?: components["parameters"]["FilterCwe"];
                /** @description vulnerability_info: CVE or advisory ids. */
                cve?: components["parameters"]["FilterCve"];
                /** @description vulnerability_info: in CISA's list of known exploited vulnerabilities. */
                kev?: components["parameters"]["FilterKev"];
                /** @description vulnerability_info: the scanner's rule. */
                rule?: components["parameters"]["FilterRule"];
                /** @description vulnerability_info: name or package URL of the component. */
                component?: components["parameters"]["FilterComponent"];
                /** @description vulnerability_info: type of vulnerability. */
                type?: components["parameters"]["FilterType"];
                /** @description vulnerability_info: kind of scan that finds such. */
                category?: components["parameters"]["FilterCategory"];
                /** @description vulnerability_info: OWASP Top 10 entry. */
                owasp?: components["parameters"]["FilterOwasp"];
                /** @description vulnerability_info: SLSA 1.2 threats. */
                slsa_threats?: components["parameters"]["FilterSlsaThreats"];
                /** @description other_info: marked as false positive. */
                false_positive?: components["parameters"]["FilterFalsePositive"];
                /** @description other_info: another finding stands for it. */
                is_duplicate?: components["parameters"]["FilterIsDuplicate"];
                /** @description other_info: part of another finding. */
                is_subfinding?: components["parameters"]["FilterIsSubfinding"];
                /** @description other_info: source host or cloud that it came from. */
                provider?: components["parameters"]["FilterProvider"];
                /** @description other_info: tags of the finding. */
                tags?: components["parameters"]["FilterTags"];
                /** @description other_info: extensions to leave out. */
                excluded_file_types?: components["parameters"]["FilterExcludedFileTypes"];
                /** @description other_info: OWASP CI/CD Top 10 entry. */
                owasp_cicd?: components["parameters"]["FilterOwaspCicd"];
                /** @description Words to look for in title, path, rule, component and vulnerability ids. */
                q?: components["parameters"]["Search"];
                /** @description Direction of the order. */
                sort?: components["parameters"]["Sort"];
                /** @description Attribute that orders the list. */
                sort_field?: components["parameters"]["FindingSortField"];
                /** @description `next_cursor` of the page before; wins over `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Page, counted from one; zero is taken as one. */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page. */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /** @description Id of the thing (UUIDv7). */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of findings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *           "attributes": {
                     *             "title": "SQL injection in the statement builder",
                     *             "severity": "high",
                     *             "priority": 87,
                     *             "status": "open",
                     *             "false_positive": false,
                     *             "is_duplicate": false,
                     *             "is_subfinding": false,
                     *             "kev": false,
                     *             "epss": null,
                     *             "tool": "semgrep",
                     *             "rule": {
                     *               "id": "javascript.express.sqli",
                     *               "name": "SQL built from request input",
                     *               "help_uri": "https://semgrep.dev/r/javascript.express.sqli"
                     *             },
                     *             "category": "sast",
                     *             "type": "SQL Injection",
                     *             "language": "typescript",
                     *             "file": "src/statements/search.ts",
                     *             "range": {
                     *               "start_line": 41,
                     *               "start_column": 17,
                     *               "end_line": 43,
                     *               "end_column": 52
                     *             },
                     *             "endpoint": null,
                     *             "component": {
                     *               "name": "pg",
                     *               "version": "8.11.0",
                     *               "purl": "pkg:npm/pg@8.11.0",
                     *               "ecosystem": "npm",
                     *               "fixed_version": "8.11.3"
                     *             },
                     *             "repository": {
                     *               "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02",
                     *               "nickname": "ledger-api"
                     *             },
                     *             "branch": "main",
                     *             "cwe": [
                     *               89
                     *             ],
                     *             "cve": [],
                     *             "cvssv3_score": 8.6,
                     *             "owasp": [
                     *               "A03:2021"
                     *             ],
                     *             "owasp_cicd": [],
                     *             "slsa_threats": [
                     *               "B"
                     *             ],
                     *             "tags": [
                     *               "payments"
                     *             ],
                     *             "assignee": {
                     *               "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *               "username": "developer",
                     *               "email": "developer@acme.example",
                     *               "avatar_url": null
                     *             },
                     *             "sla": "on_track",
                     *             "fixing_effort": 20,
                     *             "remediation_type": null,
                     *             "has_fix": true,
                     *             "comment_count": 1,
                     *             "first_seen_at": "2026-01-12T08:14:03Z",
                     *             "last_seen_at": "2026-02-03T06:00:41Z",
                     *             "due_at": "2026-02-11T08:14:03Z",
                     *             "file_type": "ts",
                     *             "issue_owner": "payments-team",
                     *             "review_requested": false,
                     *             "mitigation_kind": "upgrade",
                     *             "provider": "aws",
                     *             "policy_names": [
                     *               "PCI DSS v4.0.1"
                     *             ],
                     *             "policy_categories": [
                     *               "compliance"
                     *             ],
                     *             "policy_controls": [
                     *               "PCI DSS v4.0.1 6.2.4"
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "total_is_exact": true,
                     *         "page": 1,
                     *         "page_size": 50,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FindingList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    getManagedFinding: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing (UUIDv7). */
                id: components["parameters"]["Id"];
                /** @description Id of the finding. */
                finding: components["parameters"]["FindingPart"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One finding. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *         "attributes": {
                     *           "title": "SQL injection in the statement builder",
                     *           "severity": "high",
                     *           "priority": 87,
                     *           "status": "open",
                     *           "false_positive": false,
                     *           "is_duplicate": false,
                     *           "is_subfinding": false,
                     *           "kev": false,
                     *           "epss": null,
                     *           "tool": "semgrep",
                     *           "rule": {
                     *             "id": "javascript.express.sqli",
                     *             "name": "SQL built from request input",
                     *             "help_uri": "https://semgrep.dev/r/javascript.express.sqli"
                     *           },
                     *           "category": "sast",
                     *           "type": "SQL Injection",
                     *           "language": "typescript",
                     *           "file": "src/statements/search.ts",
                     *           "range": {
                     *             "start_line": 41,
                     *             "start_column": 17,
                     *             "end_line": 43,
                     *             "end_column": 52
                     *           },
                     *           "endpoint": null,
                     *           "component": {
                     *             "name": "pg",
                     *             "version": "8.11.0",
                     *             "purl": "pkg:npm/pg@8.11.0",
                     *             "ecosystem": "npm",
                     *             "fixed_version": "8.11.3"
                     *           },
                     *           "repository": {
                     *             "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02",
                     *             "nickname": "ledger-api"
                     *           },
                     *           "branch": "main",
                     *           "cwe": [
                     *             89
                     *           ],
                     *           "cve": [],
                     *           "cvssv3_score": 8.6,
                     *           "owasp": [
                     *             "A03:2021"
                     *           ],
                     *           "owasp_cicd": [],
                     *           "slsa_threats": [
                     *             "B"
                     *           ],
                     *           "tags": [
                     *             "payments"
                     *           ],
                     *           "assignee": {
                     *             "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *             "username": "developer",
                     *             "email": "developer@acme.example",
                     *             "avatar_url": null
                     *           },
                     *           "sla": "on_track",
                     *           "fixing_effort": 20,
                     *           "remediation_type": null,
                     *           "has_fix": true,
                     *           "comment_count": 1,
                     *           "first_seen_at": "2026-01-12T08:14:03Z",
                     *           "last_seen_at": "2026-02-03T06:00:41Z",
                     *           "due_at": "2026-02-11T08:14:03Z",
                     *           "description": "Input of the request reaches the SQL text without being bound.",
                     *           "mitigation": "Bind the value as a parameter.",
                     *           "severity_raw": "ERROR",
                     *           "severity_overridden": false,
                     *           "confidence": "high",
                     *           "cvss": [
                     *             {
                     *               "version": "3.1",
                     *               "vector": "CVSS:3.1/AV:N/AC:L/PR:L/UI:N/S:U/C:H/I:H/A:N",
                     *               "score": 8.1,
                     *               "source": "nvd"
                     *             }
                     *           ],
                     *           "policies": [
                     *             {
                     *               "category": "compliance",
                     *               "name": "PCI DSS 4",
                     *               "control": "6.2.4",
                     *               "reason": null,
                     *               "evidence": {
                     *                 "kind": "weakness",
                     *                 "value": "CWE-564",
                     *                 "kind_of": "CWE-89",
                     *                 "title": "Software attacks are prevented or mitigated",
                     *                 "source": "OWASP"
                     *               },
                     *               "uri": "https://www.pcisecuritystandards.org/",
                     *               "conditions": [
                     *                 {
                     *                   "key": "severity",
                     *                   "value": "critical,high"
                     *                 }
                     *               ],
                     *               "due_at": null
                     *             }
                     *           ],
                     *           "scanner_report_code": "000040 export const search = (query) => {\\n000041   const sql = `SELECT …`;",
                     *           "code": [
                     *             {
                     *               "number": "000041",
                     *               "text": "const sql = `SELECT * FROM statements WHERE memo LIKE '%${query}%'`;",
                     *               "highlighted": true
                     *             }
                     *           ],
                     *           "code_snippet": "const sql = `SELECT * FROM statements WHERE memo LIKE '%${query}%'`;",
                     *           "code_diff": null,
                     *           "diff_parser": null,
                     *           "code_flow": [
                     *             {
                     *               "file": "src/statements/routes.ts",
                     *               "range": {
                     *                 "start_line": 41,
                     *                 "start_column": 17,
                     *                 "end_line": 43,
                     *                 "end_column": 52
                     *               },
                     *               "message": "query comes from the request",
                     *               "snippet": "const { query } = request.query;"
                     *             }
                     *           ],
                     *           "related_locations": [
                     *             {
                     *               "file": "src/statements/routes.ts",
                     *               "range": {
                     *                 "start_line": 41,
                     *                 "start_column": 17,
                     *                 "end_line": 43,
                     *                 "end_column": 52
                     *               },
                     *               "message": "query comes from the request",
                     *               "snippet": "const { query } = request.query;"
                     *             }
                     *           ],
                     *           "references": [
                     *             "https://cwe.mitre.org/data/definitions/89.html"
                     *           ],
                     *           "fix": {
                     *             "description": "Bind the value as a parameter.",
                     *             "changes": [
                     *               {
                     *                 "path": "src/statements/search.ts",
                     *                 "start_line": 41,
                     *                 "start_column": null,
                     *                 "end_line": 41,
                     *                 "end_column": null,
                     *                 "replacement": "const sql = 'SELECT * FROM statements WHERE memo LIKE $1';"
                     *               }
                     *             ]
                     *           },
                     *           "fixed_versions": [],
                     *           "image": null,
                     *           "cloud_resource": null,
                     *           "http_method": null,
                     *           "http_parameter": null,
                     *           "author": null,
                     *           "commit": "4f2c9d1",
                     *           "scan_id": null,
                     *           "identity": {
                     *             "match": "moved",
                     *             "basis": "code"
                     *           },
                     *           "fingerprint": "9b1dd6c2f8e04d17",
                     *           "duplicates": [
                     *             {
                     *               "finding_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a09",
                     *               "canonical": true,
                     *               "title": "SQL injection",
                     *               "tool": "codeql",
                     *               "reason": "weakness",
                     *               "facts": {
                     *                 "vulnerability": "CVE-2022-24999",
                     *                 "component": "qs",
                     *                 "cwe": 89,
                     *                 "file": "src/statements/search.ts",
                     *                 "line": 41
                     *               },
                     *               "comment": null
                     *             }
                     *           ],
                     *           "risk_acceptance": {
                     *             "reason": "Reachable only from the internal network until the migration in March.",
                     *             "until": "2026-03-31",
                     *             "until_fix": false,
                     *             "accepted_by": {
                     *               "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *               "username": "developer",
                     *               "email": "developer@acme.example",
                     *               "avatar_url": null
                     *             },
                     *             "approver": {
                     *               "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *               "username": "developer",
                     *               "email": "developer@acme.example",
                     *               "avatar_url": null
                     *             },
                     *             "accepted_at": "2026-02-01T10:00:00Z"
                     *           },
                     *           "review_requested": false,
                     *           "sent_to": [
                     *             {
                     *               "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *               "username": "developer",
                     *               "email": "developer@acme.example",
                     *               "avatar_url": null
                     *             }
                     *           ],
                     *           "remediation_id": null,
                     *           "version": 3,
                     *           "created_at": "2026-01-12T08:14:05Z",
                     *           "updated_at": "2026-02-03T06:00:44Z",
                     *           "file_type": "ts",
                     *           "issue_owner": "payments-team",
                     *           "mitigation_kind": "upgrade",
                     *           "provider": null,
                     *           "policy_names": [
                     *             "PCI DSS v4.0.1"
                     *           ],
                     *           "policy_categories": [
                     *             "compliance"
                     *           ],
                     *           "policy_controls": [
                     *             "PCI DSS v4.0.1 6.2.4"
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FindingDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["FindingNotFound"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    listManagedRepositories: {
        parameters: {
            query?: {
                /** @description Words to look for. */
                q?: components["parameters"]["SearchList"];
                /** @description `next_cursor` of the page before; wins over `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Page, counted from one; zero is taken as one. */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page. */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /** @description Id of the thing (UUIDv7). */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of repositories. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02",
                     *           "attributes": {
                     *             "active": true,
                     *             "data": {
                     *               "branch": "main",
                     *               "priority": "critical",
                     *               "source_control": "github",
                     *               "tags": [
                     *                 "payments"
                     *               ],
                     *               "url": "https://github.com/acme/ledger-api"
                     *             },
                     *             "description": "Bookings and statements.",
                     *             "nickname": "ledger-api",
                     *             "pipeline": true,
                     *             "repo_type": "service",
                     *             "status": "enriched",
                     *             "workflow_pr_url": null,
                     *             "uri": "git@github.com:acme/ledger-api.git",
                     *             "deals_with_confidential_data": true,
                     *             "primary_purpose": "Payment processing",
                     *             "open_findings": {
                     *               "critical": 4,
                     *               "high": 19,
                     *               "medium": 48,
                     *               "low": 31,
                     *               "info": 7
                     *             },
                     *             "last_scan_at": "2026-02-03T06:00:41Z",
                     *             "last_scan_status": "queued",
                     *             "highest_priority": 87,
                     *             "created_at": "2026-01-12T08:10:00Z"
                     *           }
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "total_is_exact": true,
                     *         "page": 1,
                     *         "page_size": 50,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RepositoryList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    getManagedRepository: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing (UUIDv7). */
                id: components["parameters"]["Id"];
                /** @description Id of the repository. */
                repo: components["parameters"]["RepoPart"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One repository. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02",
                     *         "attributes": {
                     *           "active": true,
                     *           "data": {
                     *             "branch": "main",
                     *             "priority": "critical",
                     *             "source_control": "github",
                     *             "tags": [
                     *               "payments"
                     *             ],
                     *             "url": "https://github.com/acme/ledger-api"
                     *           },
                     *           "description": "Bookings and statements.",
                     *           "nickname": "ledger-api",
                     *           "pipeline": true,
                     *           "repo_type": "service",
                     *           "status": "enriched",
                     *           "workflow_pr_url": null,
                     *           "uri": "git@github.com:acme/ledger-api.git",
                     *           "deals_with_confidential_data": true,
                     *           "primary_purpose": "Payment processing",
                     *           "open_findings": {
                     *             "critical": 4,
                     *             "high": 19,
                     *             "medium": 48,
                     *             "low": 31,
                     *             "info": 7
                     *           },
                     *           "last_scan_at": "2026-02-03T06:00:41Z",
                     *           "last_scan_status": "queued",
                     *           "highest_priority": 87,
                     *           "created_at": "2026-01-12T08:10:00Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RepositoryDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    listManagedClients: {
        parameters: {
            query?: {
                /** @description Words to look for. */
                q?: components["parameters"]["SearchList"];
                /** @description `next_cursor` of the page before; wins over `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Page, counted from one; zero is taken as one. */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page. */
                page_size?: components["parameters"]["PageSize"];
                piloting?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of organisations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4d04",
                     *           "organization_name": "Acme",
                     *           "tier": "free",
                     *           "piloting": false,
                     *           "partner": null,
                     *           "members": 8,
                     *           "repositories": 14,
                     *           "open_findings": {
                     *             "critical": 4,
                     *             "high": 19,
                     *             "medium": 48,
                     *             "low": 31,
                     *             "info": 7
                     *           },
                     *           "last_scan_at": "2026-02-03T06:00:41Z",
                     *           "created_at": "2026-01-12T08:00:00Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "total_is_exact": true,
                     *         "page": 1,
                     *         "page_size": 50,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ClientSummaryList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    setClientPiloting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "client_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                 *       "piloting": true
                 *     }
                 */
                "application/json": components["schemas"]["PilotingRequest"];
            };
        };
        responses: {
            /** @description An organisation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4d04",
                     *         "organization_name": "Acme",
                     *         "tier": "free",
                     *         "piloting": false,
                     *         "partner": null,
                     *         "members": 8,
                     *         "repositories": 14,
                     *         "open_findings": {
                     *           "critical": 4,
                     *           "high": 19,
                     *           "medium": 48,
                     *           "low": 31,
                     *           "info": 7
                     *         },
                     *         "last_scan_at": "2026-02-03T06:00:41Z",
                     *         "created_at": "2026-01-12T08:00:00Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ClientSummaryDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    listPartners: {
        parameters: {
            query?: {
                /** @description Words to look for. */
                q?: components["parameters"]["SearchList"];
                /** @description `next_cursor` of the page before; wins over `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Page, counted from one; zero is taken as one. */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page. */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Partners. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *           "name": "Acme Consulting",
                     *           "email": "partner@acme.example",
                     *           "active": true,
                     *           "discount_percent": 10,
                     *           "clients": 3,
                     *           "created_at": "2026-01-12T08:00:00Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "total_is_exact": true,
                     *         "page": 1,
                     *         "page_size": 50,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PartnerList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    createPartner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Acme Consulting",
                 *       "email": "partner@acme.example",
                 *       "active": true,
                 *       "discount_percent": 10
                 *     }
                 */
                "application/json": components["schemas"]["PartnerRequest"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *         "name": "Acme Consulting",
                     *         "email": "partner@acme.example",
                     *         "active": true,
                     *         "discount_percent": 10,
                     *         "clients": 3,
                     *         "created_at": "2026-01-12T08:00:00Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PartnerDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    getPartner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing (UUIDv7). */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A partner. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *         "name": "Acme Consulting",
                     *         "email": "partner@acme.example",
                     *         "active": true,
                     *         "discount_percent": 10,
                     *         "clients": 3,
                     *         "created_at": "2026-01-12T08:00:00Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PartnerDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    updatePartner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing (UUIDv7). */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Acme Consulting",
                 *       "email": "partner@acme.example",
                 *       "active": true,
                 *       "discount_percent": 10
                 *     }
                 */
                "application/json": components["schemas"]["PartnerRequest"];
            };
        };
        responses: {
            /** @description A partner. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *         "name": "Acme Consulting",
                     *         "email": "partner@acme.example",
                     *         "active": true,
                     *         "discount_percent": 10,
                     *         "clients": 3,
                     *         "created_at": "2026-01-12T08:00:00Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PartnerDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    deletePartner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing (UUIDv7). */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    listUserConnectors: {
        parameters: {
            query?: {
                /** @description Page, counted from zero. */
                page?: components["parameters"]["ZeroBasedPage"];
                /** @description Rows of a page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Words to look for. */
                q?: components["parameters"]["SearchList"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of connectors, counted from zero. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *           "name": "Ticket desk of the bank",
                     *           "description": "Opens a ticket for each critical finding.",
                     *           "kind": "webhook",
                     *           "definition": {
                     *             "url": "https://tickets.acme.example/hook"
                     *           },
                     *           "published": false,
                     *           "added": true,
                     *           "author": {
                     *             "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *             "username": "developer",
                     *             "email": "developer@acme.example",
                     *             "avatar_url": null
                     *           },
                     *           "updated_at": "2026-02-03T06:00:41Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "total_is_exact": true,
                     *         "page": 1,
                     *         "page_size": 50,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UserConnectorList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    getUserConnector: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing (UUIDv7). */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A connector. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *         "name": "Ticket desk of the bank",
                     *         "description": "Opens a ticket for each critical finding.",
                     *         "kind": "webhook",
                     *         "definition": {
                     *           "url": "https://tickets.acme.example/hook"
                     *         },
                     *         "published": false,
                     *         "added": true,
                     *         "author": {
                     *           "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *           "username": "developer",
                     *           "email": "developer@acme.example",
                     *           "avatar_url": null
                     *         },
                     *         "updated_at": "2026-02-03T06:00:41Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UserConnectorDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    addUserConnector: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing (UUIDv7). */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A connector. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *         "name": "Ticket desk of the bank",
                     *         "description": "Opens a ticket for each critical finding.",
                     *         "kind": "webhook",
                     *         "definition": {
                     *           "url": "https://tickets.acme.example/hook"
                     *         },
                     *         "published": false,
                     *         "added": true,
                     *         "author": {
                     *           "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *           "username": "developer",
                     *           "email": "developer@acme.example",
                     *           "avatar_url": null
                     *         },
                     *         "updated_at": "2026-02-03T06:00:41Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UserConnectorDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    publishUserConnector: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ticket desk of the bank",
                 *       "description": "Opens a ticket for each critical finding.",
                 *       "kind": "webhook",
                 *       "definition": {
                 *         "url": "https://tickets.acme.example/hook"
                 *       },
                 *       "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01"
                 *     }
                 */
                "application/json": components["schemas"]["PublishConnectorRequest"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *         "name": "Ticket desk of the bank",
                     *         "description": "Opens a ticket for each critical finding.",
                     *         "kind": "webhook",
                     *         "definition": {
                     *           "url": "https://tickets.acme.example/hook"
                     *         },
                     *         "published": false,
                     *         "added": true,
                     *         "author": {
                     *           "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *           "username": "developer",
                     *           "email": "developer@acme.example",
                     *           "avatar_url": null
                     *         },
                     *         "updated_at": "2026-02-03T06:00:41Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UserConnectorDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    editUserConnector: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing (UUIDv7). */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ticket desk of the bank",
                 *       "description": "Opens a ticket for each critical finding.",
                 *       "kind": "webhook",
                 *       "definition": {
                 *         "url": "https://tickets.acme.example/hook"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["UserConnectorRequest"];
            };
        };
        responses: {
            /** @description A connector. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *         "name": "Ticket desk of the bank",
                     *         "description": "Opens a ticket for each critical finding.",
                     *         "kind": "webhook",
                     *         "definition": {
                     *           "url": "https://tickets.acme.example/hook"
                     *         },
                     *         "published": false,
                     *         "added": true,
                     *         "author": {
                     *           "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                     *           "username": "developer",
                     *           "email": "developer@acme.example",
                     *           "avatar_url": null
                     *         },
                     *         "updated_at": "2026-02-03T06:00:41Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UserConnectorDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    unpublishUserConnector: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing (UUIDv7). */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    listDomains: {
        parameters: {
            query?: {
                validated?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Domains. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "uuid": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e5108",
                     *           "domain": "acme.example",
                     *           "validated": false,
                     *           "verification_record": "parapet-verification=9sVb1nYcTzQ0",
                     *           "repositories": [
                     *             {
                     *               "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02",
                     *               "nickname": "ledger-api"
                     *             }
                     *           ],
                     *           "created_at": "2026-01-12T08:00:00Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DomainList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    createDomain: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "domain": "acme.example"
                 *     }
                 */
                "application/json": components["schemas"]["DomainRequest"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "uuid": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e5108",
                     *         "domain": "acme.example",
                     *         "validated": false,
                     *         "verification_record": "parapet-verification=9sVb1nYcTzQ0",
                     *         "repositories": [
                     *           {
                     *             "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02",
                     *             "nickname": "ledger-api"
                     *           }
                     *         ],
                     *         "created_at": "2026-01-12T08:00:00Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DomainDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    verifyDomain: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "domain_uuid": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01"
                 *     }
                 */
                "application/json": components["schemas"]["VerifyDomainRequest"];
            };
        };
        responses: {
            /** @description A domain. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "uuid": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e5108",
                     *         "domain": "acme.example",
                     *         "validated": false,
                     *         "verification_record": "parapet-verification=9sVb1nYcTzQ0",
                     *         "repositories": [
                     *           {
                     *             "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02",
                     *             "nickname": "ledger-api"
                     *           }
                     *         ],
                     *         "created_at": "2026-01-12T08:00:00Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DomainDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    bindDomain: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "domain_uuid": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01",
                 *       "repository_id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01"
                 *     }
                 */
                "application/json": components["schemas"]["BindDomainRequest"];
            };
        };
        responses: {
            /** @description A domain. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "uuid": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e5108",
                     *         "domain": "acme.example",
                     *         "validated": false,
                     *         "verification_record": "parapet-verification=9sVb1nYcTzQ0",
                     *         "repositories": [
                     *           {
                     *             "id": "01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02",
                     *             "nickname": "ledger-api"
                     *           }
                     *         ],
                     *         "created_at": "2026-01-12T08:00:00Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DomainDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    completeMarketplacePayment: {
        parameters: {
            query: {
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription is active. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Subscription activated successfully",
                     *       "tier": "free"
                     *     }
                     */
                    "application/json": components["schemas"]["MarketplaceResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
            502: components["responses"]["MarketplaceFailed"];
        };
    };
    activateSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "mp_eyJhbGciOi"
                 *     }
                 */
                "application/json": components["schemas"]["MarketplaceRequest"];
            };
        };
        responses: {
            /** @description The subscription is active. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Subscription activated successfully",
                     *       "tier": "free"
                     *     }
                     */
                    "application/json": components["schemas"]["MarketplaceResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["MarketplaceDenied"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
            502: components["responses"]["MarketplaceFailed"];
        };
    };
    saveConnector: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "key": "aws",
                 *       "values": {
                 *         "access_key_id": "text",
                 *         "secret_access_key": "text"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ConnectorRequest"];
            };
        };
        responses: {
            /** @description Whether credentials are complete. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "key": "aws",
                     *       "isConfigured": true
                     *     }
                     */
                    "application/json": components["schemas"]["ConnectorState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    deleteConnector: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "key": "aws"
                 *     }
                 */
                "application/json": components["schemas"]["DeleteConnectorRequest"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    saveToolConnector: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "key": "fortify",
                 *       "values": {
                 *         "client_id": "text",
                 *         "client_secret": "text",
                 *         "release_id": "text"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ToolConnectorRequest"];
            };
        };
        responses: {
            /** @description Whether credentials are complete. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "key": "aws",
                     *       "isConfigured": true
                     *     }
                     */
                    "application/json": components["schemas"]["ConnectorState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    exchangeOAuthToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "source_control": "github",
                 *       "code": "4f2c9d1e7a",
                 *       "state": "9sVb1nYcTzQ0",
                 *       "redirect_uri": "https://parapet.acme.example/connector"
                 *     }
                 */
                "application/json": components["schemas"]["OAuthTokenRequest"];
            };
        };
        responses: {
            /** @description The source host is connected. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "source_control": "github",
                     *       "isConfigured": true,
                     *       "login": "acme-bot"
                     *     }
                     */
                    "application/json": components["schemas"]["OAuthTokenResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
            /** @description The exchange failed. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "invalid_grant",
                     *       "error_description": "Failed to access token due to processing data. Please try again later!",
                     *       "error_uri": null
                     *     }
                     */
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
        };
    };
    listHostRepositories: {
        parameters: {
            query?: {
                /** @description Words to look for. */
                q?: components["parameters"]["SearchList"];
                /** @description Page, counted from one; zero is taken as one. */
                page?: components["parameters"]["Page"];
                page_size?: number;
            };
            header?: never;
            path: {
                /** @description Source host. */
                host: components["parameters"]["SourceHost"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of repositories at the source host. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "8812",
                     *           "name": "ledger-api",
                     *           "full_name": "acme/ledger-api",
                     *           "url": "https://github.com/acme/ledger-api",
                     *           "default_branch": "main",
                     *           "private": true,
                     *           "added": false
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "total_is_exact": true,
                     *         "page": 1,
                     *         "page_size": 50,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["HostRepositoryList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["BitbucketTokenExpired"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
            502: components["responses"]["BadGateway"];
        };
    };
    listHostBranches: {
        parameters: {
            query: {
                repository: string;
                /** @description Page, counted from one; zero is taken as one. */
                page?: components["parameters"]["Page"];
                page_size?: number;
            };
            header?: never;
            path: {
                /** @description Source host. */
                host: components["parameters"]["SourceHost"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of branches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "name": "main",
                     *           "is_default": true
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "total_is_exact": true,
                     *         "page": 1,
                     *         "page_size": 50,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["HostBranchList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["BitbucketTokenExpired"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
            502: components["responses"]["BadGateway"];
        };
    };
    getHostConnector: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Source host. */
                host: components["parameters"]["SourceHost"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The connection to a source host. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "source_control": "github",
                     *       "isConfigured": true,
                     *       "login": "acme-bot",
                     *       "workspaces": [
                     *         "acme"
                     *       ],
                     *       "expired_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["HostConnector"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["BitbucketTokenExpired"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
            502: components["responses"]["BadGateway"];
        };
    };
    saveGithubInstallation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "installation_id": "87654321"
                 *     }
                 */
                "application/json": components["schemas"]["SaveInstallationIdRequest"];
            };
        };
        responses: {
            /** @description The installation of the GitHub App. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "installation_id": null
                     *     }
                     */
                    "application/json": components["schemas"]["GitInstallation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
    testSourceHostConnection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "source_control": "github",
                 *       "token": "ghp_exampleexampleexampleexample0001",
                 *       "url": null
                 *     }
                 */
                "application/json": components["schemas"]["TestConnectionRequest"];
            };
        };
        responses: {
            /** @description Whether it answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "code": "answers",
                     *       "status": 200,
                     *       "message": "The service answers.",
                     *       "latency_ms": 412
                     *     }
                     */
                    "application/json": components["schemas"]["ConnectionResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotBuilt"];
        };
    };
}
