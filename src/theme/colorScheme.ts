import type { ColorSystemOptions } from '@mui/material/styles';
import type { SchemeColors } from './tokens';

/** The colors of one scheme as Material UI wants them. */
export function colorScheme(mode: 'light' | 'dark', colors: SchemeColors): ColorSystemOptions {
  const onInk = mode === 'light' ? '20 18 31' : '244 241 234';
  return {
    palette: {
      mode,
      primary: {
        main: colors.primary,
        dark: colors.fillHover,
        contrastText: colors.onPrimary,
      },
      // Ink is the second voice: strong, quiet buttons beside the violet ones.
      secondary: {
        main: colors.ink,
        contrastText: colors.paper,
      },
      success: { main: colors.success, contrastText: colors.onSuccess },
      warning: { main: colors.warning, contrastText: colors.onWarning },
      error: { main: colors.error, contrastText: colors.onError },
      info: { main: colors.info, contrastText: colors.onInfo },
      text: { primary: colors.ink, secondary: colors.inkMuted, disabled: colors.inkDisabled },
      divider: colors.hairline,
      background: { default: colors.paper, paper: colors.surface },
      action: {
        active: colors.inkMuted,
        hover: `rgb(${onInk} / 5%)`,
        hoverOpacity: 0.05,
        selected: `rgb(${onInk} / 8%)`,
        selectedOpacity: 0.08,
        focus: `rgb(${onInk} / 8%)`,
        disabled: colors.inkDisabled,
        disabledBackground: `rgb(${onInk} / 8%)`,
      },
      deal: {
        main: colors.deal,
        contrastText: colors.onDeal,
        text: colors.dealText,
        tint: colors.dealTint,
      },
      rating: { main: colors.rating, text: colors.ratingText },
      fill: colors.fill,
      accent: { main: colors.accent, contrastText: colors.onAccent },
      surface: {
        sunken: colors.sunken,
        field: colors.field,
        control: colors.control,
        controlEdge: colors.controlEdge,
        band: colors.band,
        onBand: colors.onBand,
        onBandMuted: colors.onBandMuted,
        feature: colors.feature,
        sheet: colors.sheet,
      },
      tint: {
        primary: colors.primaryTint,
        deal: colors.dealTint,
        success: colors.successTint,
        warning: colors.warningTint,
        error: colors.errorTint,
        info: colors.infoTint,
      },
      elevation: {
        rest: colors.restShadow,
        hover: colors.hoverShadow,
        overlay: colors.overlayShadow,
      },
      outline: colors.outline,
      Alert: {
        errorColor: colors.ink,
        errorStandardBg: colors.errorTint,
        errorIconColor: colors.error,
        infoColor: colors.ink,
        infoStandardBg: colors.infoTint,
        infoIconColor: colors.info,
        successColor: colors.ink,
        successStandardBg: colors.successTint,
        successIconColor: colors.success,
        warningColor: colors.ink,
        warningStandardBg: colors.warningTint,
        warningIconColor: colors.warning,
      },
      Skeleton: { bg: colors.skeleton },
    },
  };
}
