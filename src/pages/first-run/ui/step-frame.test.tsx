import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { StepFrame } from './step-frame';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

it('announces its note once', () => {
  render(
    <I18nProvider i18n={i18n}>
      <StepFrame
        step="people"
        title="People"
        lead="Invite them"
        next={null}
        note={<span role="status">Reading</span>}
      >
        {null}
      </StepFrame>
    </I18nProvider>,
  );
  expect(screen.getAllByRole('status')).toHaveLength(1);
});
