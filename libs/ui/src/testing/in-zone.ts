/** The browser's clock is that of a zone of the IANA database until the test ends; call it before anything is drawn. */
export const inZone = (timeZone: string): void =>
  void jest
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ timeZone } as Intl.ResolvedDateTimeFormatOptions);
