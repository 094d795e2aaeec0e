import type { Type } from '@nestjs/common';
import { TransformationType } from 'class-transformer';
import { defaultMetadataStorage } from 'class-transformer/cjs/storage.js';
import { getMetadataStorage, type ValidationArguments, ValidationTypes } from 'class-validator';

type Rules = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>;
type Reading = (value: unknown) => unknown;
type Rule = (object: object, value: unknown) => boolean;

interface Field {
  name: string;
  readings: Reading[];
  /** Where one says no, the value is left alone. */
  conditions: Rule[];
  rules: Rule[];
}

/** The parameters of a call as its DTO; undefined for what is not plainly in order. */
export type PlainQuery = (query: Record<string, unknown>) => object | undefined;

/**
 * What the validation pipe makes of a query that nothing is wrong with, by the same rules, looked up once for each DTO
 * (PERF-1). What it does not take the pipe has to look at, and say what is wrong. Undefined for a DTO with rules that
 * cannot be asked one by one, such as those of nested objects.
 */
export function plainQueryOf(type: Type<object>): PlainQuery | undefined {
  const storage = getMetadataStorage();
  const rules = storage.getTargetValidationMetadatas(type, '', false, false);
  if (rules.length === 0 || !rules.every(isAsked)) return undefined;
  const fields = [...Map.groupBy(rules, ({ propertyName }) => propertyName)].map(([name, own]) =>
    fieldOf(type, name, own),
  );
  const known = new Map(fields.map((field) => [field.name, field]));
  return (query) => {
    const object = new type() as Record<string, unknown>;
    for (const name in query) {
      const value = query[name];
      const field = known.get(name);
      // A parameter that comes twice is a list, which none of these is.
      if (!field || typeof value !== 'string') return undefined;
      object[name] = field.readings.reduce<unknown>((read, reading) => reading(read), value);
    }
    for (const { name, conditions, rules: own } of fields) {
      const value = object[name];
      if (!conditions.every((isAsked) => isAsked(object, value))) continue;
      if (!own.every((holds) => holds(object, value))) return undefined;
    }
    return object;
  };
}

const isAsked = ({ type, each }: Rules[number]): boolean =>
  !each && (type === ValidationTypes.CUSTOM_VALIDATION || type === ValidationTypes.CONDITIONAL_VALIDATION);

function fieldOf(type: Type<object>, name: string, rules: Rules): Field {
  const [conditions = [], others = []] = [true, false].map((isCondition) =>
    rules.filter((rule) => (rule.type === ValidationTypes.CONDITIONAL_VALIDATION) === isCondition),
  );
  return {
    name,
    readings: readingsOf(type, name),
    conditions: conditions.map(({ constraints }) => constraints[0] as Rule),
    rules: others.flatMap((rule) => rulesOf(rule)),
  };
}

function rulesOf({ constraintCls, constraints, propertyName, target }: Rules[number]): Rule[] {
  const targetName = typeof target === 'string' ? target : target.name;
  return getMetadataStorage()
    .getTargetValidatorConstraints(constraintCls)
    .map(({ instance }) => (object, value) => {
      const asked: ValidationArguments = { value, object, constraints, property: propertyName, targetName };
      // An answer that has to be waited for is none.
      return instance.validate(value, asked) === true;
    });
}

function readingsOf(type: Type<object>, key: string): Reading[] {
  return defaultMetadataStorage.findTransformMetadatas(type, key, TransformationType.PLAIN_TO_CLASS).map(
    ({ transformFn }) =>
      (value) =>
        transformFn({ value, key, obj: {}, type: TransformationType.PLAIN_TO_CLASS, options: {} }),
  );
}
