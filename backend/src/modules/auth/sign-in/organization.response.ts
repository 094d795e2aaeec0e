import { ManyOut, TextOut } from '#platform/http/response-fields';
import type { SettingsValues } from '#platform/settings/organization-settings';

export class SocialLinkResponse {
  @TextOut({ example: 'Facebook' }) name!: string;
  @TextOut() href!: string;
}

/** What everybody may know of the organisation that runs this installation. */
export class OrganizationResponse {
  @TextOut() nameAr!: string;
  @TextOut() nameEn!: string;
  @TextOut({ nullable: true }) logoUrl!: string | null;
  @ManyOut(() => SocialLinkResponse) socialLinks!: SocialLinkResponse[];
}

export const toOrganizationResponse = (settings: SettingsValues): OrganizationResponse => ({
  nameAr: settings.nameAr,
  nameEn: settings.nameEn,
  logoUrl: settings.logoUrl,
  socialLinks: [
    { name: 'Facebook', href: settings.facebookUrl },
    { name: 'Instagram', href: settings.instagramUrl },
    { name: 'LinkedIn', href: settings.linkedinUrl },
    { name: 'YouTube', href: settings.youtubeUrl },
    { name: 'Telegram', href: settings.telegramUrl },
  ].filter((link): link is SocialLinkResponse => link.href !== null),
});
