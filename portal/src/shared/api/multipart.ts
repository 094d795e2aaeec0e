/** Sends one file as multipart field; OpenAPI knows binary parts only as strings, hence the cast of its body. */
export function multipart<Field extends string>(field: Field, file: File) {
  return {
    body: { [field]: file } as unknown as Record<Field, string>,
    bodySerializer: () => {
      const form = new FormData();
      form.set(field, file);
      return form;
    },
  };
}
